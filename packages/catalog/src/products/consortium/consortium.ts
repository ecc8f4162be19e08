import { addMonths, ok } from '@passo/domain';
import { planConsortium, type ConsortiumPlan, type Quote, type QuotedInstallment } from '@passo/finance';
import { monthAfter, refusal, usualLate } from '../parts.ts';
import { consortiumPaper } from './consortiumPaper.ts';
import type { LoanProduct, LoanQuestion } from '../product.ts';
import { needing } from '../../ports/facts.ts';

const ADMINISTRATION_FEE = 0.16;
const RESERVE_FUND = 0.02;
const [ADMINISTRATION, RESERVE] = ['Taxa de administração', 'Fundo de reserva'] as const;

/** A letter of credit from a group that saves together: an administration fee and no interest (Lei 11.795/2008). */
export const consortium: LoanProduct = {
  label: 'Consórcio',
  regulation: 'consortium',
  minimumCentavos: 2_000_000,
  maximumCentavos: 100_000_000,
  terms: [60, 80, 100, 120, 150, 180],
  usualRate: 0,
  example: { requestedCentavos: 6_000_000, installments: 80 },
  needs: needing([]),
  validDays: 5,
  late: usualLate,
  interestFree: true,
  charges: [ADMINISTRATION, RESERVE],
  quote: (question) => {
    const { requestedCentavos, installments } = question;
    const { minimumCentavos, maximumCentavos } = consortium;
    if (requestedCentavos < minimumCentavos || requestedCentavos > maximumCentavos) {
      return refusal('A carta de crédito vai de R$ 20.000,00 a R$ 1.000.000,00.');
    }
    const fees = { administrationFee: ADMINISTRATION_FEE, reserveFund: RESERVE_FUND };
    const plan = planConsortium({ creditCentavos: requestedCentavos, installments, ...fees });
    return plan.ok ? ok(quoteOf(plan.value, question)) : plan;
  },
  maximumFor: ({ marginCentavos, installments = Math.max(...consortium.terms) }) => {
    const { maximumCentavos } = consortium;
    const share = 1 + ADMINISTRATION_FEE + RESERVE_FUND;
    const bears = marginCentavos === 0 ? maximumCentavos : Math.floor((marginCentavos * installments) / share);
    return ok(Math.min(bears, maximumCentavos));
  },
  paper: consortiumPaper,
  notes: [
    'Consórcio não é empréstimo: não há juros, e o crédito vem quando você é contemplado por sorteio ou lance.',
    'O valor da carta e das parcelas acompanha, uma vez por ano, o IPCA: a parcela pode subir.',
  ],
};

function quoteOf(plan: ConsortiumPlan, { installments, paidOutOn }: LoanQuestion): Quote {
  const { creditCentavos, installmentCentavos, administrationFeeCentavos, reserveFundCentavos, totalCentavos } = plan;
  const fee = (name: string, all: number) => ({
    ...{ name, centavos: Math.round(all / installments), when: 'perInstallment' as const },
    ...{ totalCentavos: all, share: Number((all / creditCentavos).toFixed(4)) },
  });
  const schedule = scheduleOf(plan, installments, monthAfter(paidOutOn));
  return {
    ...{ requestedCentavos: creditCentavos, releasedCentavos: creditCentavos, financedCentavos: creditCentavos },
    ...{ iofCentavos: 0, insurances: [], installmentCentavos, installments, schedule, totalCentavos },
    fees: [fee(ADMINISTRATION, administrationFeeCentavos), fee(RESERVE, reserveFundCentavos)],
    ...{ interestCentavos: 0, monthlyRate: 0, annualRate: 0, cetMonthly: 0, cetAnnual: 0 },
    firstDueOn: monthAfter(paidOutOn),
    lastDueOn: schedule.at(-1)?.dueOn ?? paidOutOn,
    rulesOf: paidOutOn,
  };
}

/** Each installment pays an equal part of the credit; what it is more than that is fee and reserve. */
function scheduleOf(
  { creditCentavos, installmentCentavos, lastInstallmentCentavos }: ConsortiumPlan,
  installments: number,
  first: LoanQuestion['paidOutOn'],
): readonly QuotedInstallment[] {
  const part = Math.floor(creditCentavos / installments);
  return Array.from({ length: installments }, (_, at) => {
    const isLast = at === installments - 1;
    const paid = isLast ? lastInstallmentCentavos : installmentCentavos;
    const amortisationCentavos = isLast ? creditCentavos - part * at : part;
    return {
      ...{ number: at + 1, dueOn: addMonths(first, at), days: 30, interestCentavos: 0, amortisationCentavos },
      ...{ chargesCentavos: paid - amortisationCentavos, installmentCentavos: paid },
      balanceCentavos: isLast ? 0 : creditCentavos - part * (at + 1),
    };
  });
}
