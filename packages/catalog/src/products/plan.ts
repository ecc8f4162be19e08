import { addMonths, formatMoney, ok } from '@passo/domain';
import { planConsortium, type ConsortiumPlan, type Quote, type QuotedInstallment } from '@passo/finance';
import { needing } from '../ports/facts.ts';
import { monthAfter, refusal, usualLate } from './parts.ts';
import type { LoanProduct, LoanQuestion } from './product.ts';

/* A letter of credit from a group that saves together: an administration fee and no interest (Lei 11.795/2008). */

const [ADMINISTRATION, RESERVE] = ['Taxa de administração', 'Fundo de reserva'] as const;

type Stated = Pick<
  LoanProduct,
  'label' | 'minimumCentavos' | 'maximumCentavos' | 'terms' | 'example' | 'paper' | 'notes'
>;

interface PlanRules extends Stated {
  /** Fractions of the credit over the whole plan. */
  readonly administrationFee: number;
  readonly reserveFund: number;
}

/** What any group agrees on. */
const usualPlan = {
  regulation: 'consortium',
  usualRate: 0,
  needs: needing([]),
  validDays: 5,
  late: usualLate,
  interestFree: true,
  charges: [ADMINISTRATION, RESERVE],
} as const satisfies Partial<LoanProduct>;

/** A plan states what it costs and how much it may come to; the rest follows from what a group is. */
export function definePlan({ administrationFee, reserveFund, ...stated }: PlanRules): LoanProduct {
  const { minimumCentavos, maximumCentavos, terms } = stated;
  const limits = `${formatMoney(minimumCentavos)} a ${formatMoney(maximumCentavos)}`;
  return {
    ...usualPlan,
    ...stated,
    quote: (question) => {
      const { requestedCentavos, installments } = question;
      if (requestedCentavos < minimumCentavos || requestedCentavos > maximumCentavos)
        return refusal(`A carta de crédito vai de ${limits}.`);
      const plan = planConsortium({ creditCentavos: requestedCentavos, installments, administrationFee, reserveFund });
      return plan.ok ? ok(quoteOf(plan.value, question)) : plan;
    },
    maximumFor: ({ marginCentavos, installments = Math.max(...terms) }) => {
      const share = 1 + administrationFee + reserveFund;
      const bears = marginCentavos === 0 ? maximumCentavos : Math.floor((marginCentavos * installments) / share);
      return ok(Math.min(bears, maximumCentavos));
    },
  };
}

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
