import { defineStep, type Facts } from '@passo/engine';
import type { AnswerName } from '../../ports/factNames.ts';
import { centavos, kept, needing, number, whole } from '../../ports/facts.ts';
import { personOf } from '../../ports/person.ts';
import { keptOfferOnWire } from '../../products/offerOnWire.ts';
import { loanProduct } from '../../products/index.ts';
import { marginOf } from '../../parts/margin.ts';
import { availablePay } from '../../parts/availablePay.ts';
import { showsChoice } from '../../parts/shareOfPay.ts';
import { simulationBounds } from '../../parts/simulationBounds.ts';
import { callPort } from '../../ports/call.ts';
import type { ProposeQuestion } from '../../ports/lender.ts';
import type { ProductUse } from '../../products/needs.ts';

/** What the customer wants of it; nothing of it where they said nothing, so that a question without a wish is what it always was. */
function wishIn(facts: Facts): Pick<ProposeQuestion, 'requestedCentavos' | 'installments'> {
  const [requestedCentavos, installments] = [centavos(facts, 'valorSolicitado'), whole(facts, 'prazo')];
  return { ...(requestedCentavos > 0 && { requestedCentavos }), ...(installments > 0 && { installments }) };
}

/** The lender proposes by itself what it would lend; the customer takes it as it is, or asks for another amount or term. */
export const simulationApi = defineStep({
  label: 'Proposta do banco',
  unique: false,
  view: 'offer',
  illustration: 'money',
  asks: 'onEnter',
  advances: 'byCustomer',
  seconds: 20,
  needs: needing(['cpf']),
  wishes: ['valorSolicitado', 'prazo'] satisfies readonly AnswerName[],
  bounds: simulationBounds,
  needsOfProduct: 'proposal' satisfies ProductUse,
  call: callPort('lender.propose', {
    question: (facts) => ({
      product: facts.product,
      person: personOf(facts),
      salaryCentavos: availablePay(facts),
      marginCentavos: marginOf(facts),
      monthlyRate: number(kept(facts, 'credito'), 'monthlyRate'),
      details: loanProduct(facts.product)?.detailsOf?.(facts) ?? {},
      ...wishIn(facts),
    }),
    keeps: 'oferta',
    // What the lender proposed by itself it holds.
    follows: { keeps: 'reserva', from: (offer) => ({ reserva: offer }) },
  }),
  shows: (_result, facts) => ({
    ...showsChoice(facts),
    oferta: keptOfferOnWire(kept(facts, 'oferta'), facts.product),
  }),
  texts: {
    waiting: {
      title: 'Estamos buscando a melhor oferta',
      text: 'Costuma levar menos de um minuto.',
      next: 'Você vê todos os custos antes de decidir.',
    },
    success: {
      title: 'Encontramos uma oferta para você',
      text: 'Veja os valores com calma antes de aceitar.',
      action: 'Aceitar esta oferta',
    },
    failed: {
      title: 'Não temos uma oferta hoje para você',
      text: 'O pedido não foi aprovado desta vez. Nada foi cobrado.',
    },
    remake: {
      title: 'A oferta do banco não passou na conferência',
      text: 'Ela não seguia as regras de crédito. Peça outra ao banco.',
      action: 'Pedir outra oferta',
    },
  },
});
