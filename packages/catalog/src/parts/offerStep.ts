import type { Facts, FieldDefinition, StepKind } from '@passo/engine';
import { callPort } from '../ports/call.ts';
import type { ChooseQuestion } from '../ports/lender.ts';
import type { QuestionOf } from '../ports/operations.ts';
import type { AnswerName } from '../ports/factNames.ts';
import { centavos, kept, needing, text, whole } from '../ports/facts.ts';
import type { ProductUse } from '../products/needs.ts';
import { keptFigures } from '../products/offerOnWire.ts';
import { withoutTag } from './offerTag.ts';
import { showsChoice } from './shareOfPay.ts';
import { simulationBounds } from './simulationBounds.ts';

/*
 * Every simulation ends alike: the customer chooses the offer that was shown, by its id, and the lender says whether it
 * still stands. Which offers are shown, and how, is the kinds' own affair. It is reserved later, by whoever was proven.
 */

const offerField: FieldDefinition = {
  key: 'oferta',
  component: 'text',
  label: 'Oferta',
  required: true,
  // The lender's id and the tag behind it.
  maxLength: 96,
};

const texts: StepKind['texts'] = {
  waiting: { title: 'Confirmando a sua oferta', text: 'Só um instante: estamos confirmando os valores com o banco.' },
  success: { title: 'Oferta escolhida', text: 'O contrato leva os valores que você viu.' },
  failed: { title: 'Não foi possível escolher a oferta', text: 'O banco não confirmou estes valores.' },
  remake: {
    title: 'As condições mudaram',
    text: 'O prazo da oferta que você viu acabou. Escolha de novo: já atualizamos os valores.',
    action: 'Ver nova simulação',
  },
};

/**
 * Which offer the customer took, and what was asked for it. Whose CPF it is stands there once it was proven: what was quoted for one person is
 * nothing that another may take.
 */
const chosenOffer = (facts: Facts): ChooseQuestion => ({
  ...(facts.results.cadastro !== undefined && { cpf: text(facts, 'cpf') }),
  offer: withoutTag(text(facts, 'oferta')),
  requestedCentavos: centavos(facts, 'valorSolicitado'),
  installments: whole(facts, 'prazo'),
  downPaymentCentavos: centavos(facts, 'valorEntradaCDC'),
});

/** The same, by somebody who was proven. */
export const takenOffer = (facts: Facts): QuestionOf<'lender.accept'> => ({
  ...chosenOffer(facts),
  cpf: text(facts, 'cpf'),
});

/** One offer for the amount and the term that the form says. */
export const takesOffer = {
  asks: 'onSubmit',
  advances: 'byItself',
  seconds: 20,
  fields: [offerField],
  needs: needing(['prazo']),
  needsOfProduct: 'quote' satisfies ProductUse,
  asksWith: ['valorSolicitado', 'prazo'] satisfies readonly AnswerName[],
  call: callPort('lender.choose', { question: chosenOffer, keeps: 'oferta' }),
  bounds: simulationBounds,
  shows: (_result, facts) => ({ ...showsChoice(facts), combinado: keptFigures(kept(facts, 'oferta'), facts.product) }),
  texts,
} as const satisfies Partial<StepKind>;

/** Several offers beside each other, for all that the form says. */
export const comparesOffers = {
  ...takesOffer,
  asksWith: [...takesOffer.asksWith, ...(['valorEntradaCDC', 'comSeguro', 'contrato'] satisfies readonly AnswerName[])],
} as const satisfies Partial<StepKind>;
