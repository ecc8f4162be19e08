import { takenFromBenefit } from '../clauses.ts';
import { ok } from '@passo/domain';
import { quotePortability } from '@passo/finance';
import { ceilingOf, firstBenefitDay } from '../benefit.ts';
import { refusal, usualTerms } from '../parts.ts';
import type { LoanProduct, LoanQuestion } from '../product.ts';
import { contractOf, settlementOf } from '../runningDebt.ts';
import { MOST_CENTAVOS, settlesDebt } from '../settlesDebt.ts';
import { needing } from '../../ports/facts.ts';

function termsOf(question: LoanQuestion) {
  const { installments, monthlyRate, paidOutOn, dayBase } = usualTerms(question);
  const firstDueOn = firstBenefitDay(paidOutOn);
  return { installments, monthlyRate, paidOutOn, firstDueOn, dayBase, method: 'byDays' } as const;
}

/** Less than this is no credit worth a longer term: one centavo used to unlock 96 installments. */
const LEAST_TROCO_CENTAVOS = 10_000;

const trocoOf = (askedCentavos: number) =>
  ({ askedCentavos, leastCentavos: LEAST_TROCO_CENTAVOS, mostCentavos: MOST_CENTAVOS, ends: 'later' }) as const;

/** A debt with another bank is taken over, cheaper; with a *troco* where the customer asks for one. */
export const portability: LoanProduct = {
  label: 'Portabilidade',
  regulation: 'inssPortability',
  ...settlesDebt,
  minimumCentavos: 0,
  usualRate: 0.0169,
  needs: { ...needing([]), identity: true },
  highestRate: ceilingOf('inssPortability'),
  quote: (question) => {
    const { requestedCentavos, details = {} } = question;
    if (details.debt === undefined) return refusal('Escolha antes o contrato que vai ser trazido.');
    if (settlementOf(details, question.paidOutOn) + requestedCentavos > MOST_CENTAVOS) {
      return refusal('O novo contrato passa do máximo de R$ 150.000,00.');
    }
    const taken = quotePortability(contractOf(details.debt), termsOf(question), trocoOf(requestedCentavos));
    return taken.ok ? ok(taken.value.quote) : taken;
  },
  paper: {
    clauses: [
      takenFromBenefit,
      {
        title: 'A dívida que muda de banco',
        text:
          'Peço ao credor que quite, direto com o banco de hoje, o contrato indicado acima (portabilidade de crédito). Até a ' +
          'quitação ser confirmada, continuo pagando as parcelas ao banco de hoje.',
      },
    ],
  },
  notes: [
    'A dívida muda de banco pelo saldo de hoje, sem IOF e sem tarifa. Só o troco, que é crédito novo, paga IOF.',
    'Quem avisa o banco de antes e quita o contrato somos nós.',
  ],
};
