import { fail, formatMoney, ok, type Result } from '@passo/domain';
import { maxLoanFor, quoteLoan, type FinanceProblem, type LoanTerms } from '@passo/finance';
import { firstDueBy, loanCalculators, reckonedBy } from './calculators.ts';
import type { LimitsQuestion, LoanProduct, LoanQuestion } from './product.ts';

export { firstDueDay, monthAfter } from './dueDays.ts';

/** The law's maximum on what is late (CDC, art. 52, § 1º), which every product of the house asks. */
export const usualLate = { fine: 0.02, monthlyInterest: 0.01 } as const;

type TermsOf = (question: Omit<LoanQuestion, 'requestedCentavos'>) => Omit<LoanTerms, 'requestedCentavos'>;

type Stated = Pick<
  LoanProduct,
  'label' | 'regulation' | 'minimumCentavos' | 'maximumCentavos' | 'terms' | 'usualRate' | 'needs' | 'charges' | 'paper'
> &
  Partial<Omit<LoanProduct, 'quote' | 'maximumFor'>>;

interface LoanRules extends Stated {
  readonly termsOf: TermsOf;
  /** The amount that the details decide; absent where the customer names it. */
  amountOf?(question: LoanQuestion): Result<number, FinanceProblem>;
  /** The most that the collateral bears. */
  ceilingOf?(question: LimitsQuestion): number;
}

const within = (amount: number, least: number, most: number): Result<number, FinanceProblem> =>
  amount >= least && amount <= most
    ? ok(amount)
    : refusal(`O valor vai de ${formatMoney(least)} a ${formatMoney(Math.max(least, most))}.`);

/** A refusal in a product's own words. */
export const refusal = (message: string): { readonly ok: false; readonly problem: FinanceProblem } =>
  fail({ code: 'amount.invalid', message });

/** A product that lends an amount and takes it back in instalments: it states its terms, the rest follows. */
export function defineLoan({ termsOf, amountOf, ceilingOf, ...stated }: LoanRules): LoanProduct {
  const amount = amountOf ?? (({ requestedCentavos }: LoanQuestion) => ok(requestedCentavos));
  const reckoned = (question: Parameters<TermsOf>[0]) => reckonedBy(question.calculator, termsOf(question));
  const product: LoanProduct = {
    validDays: 2,
    late: usualLate,
    calculators: loanCalculators,
    ...stated,
    quote: (question) => {
      const requested = amount(question);
      if (!requested.ok) return requested;
      const { minimumCentavos, maximumCentavos } = product;
      const ceiling = ceilingOf?.({ ...question, marginCentavos: 0 }) ?? maximumCentavos;
      const asked = within(requested.value, minimumCentavos, Math.min(maximumCentavos, ceiling));
      if (!asked.ok) return asked;
      return quoteLoan({ ...reckoned(question), requestedCentavos: asked.value });
    },
    maximumFor: (question) => {
      const most = Math.min(product.maximumCentavos, ceilingOf?.(question) ?? product.maximumCentavos);
      if (question.marginCentavos === 0 && product.needsMargin !== true) return ok(most);
      const installments = question.installments ?? Math.max(...product.terms);
      const best = maxLoanFor(question.marginCentavos, reckoned({ ...question, installments }));
      return best.ok ? ok(Math.min(best.value.requestedCentavos, most)) : best;
    },
  };
  return product;
}

/** What most products agree on; each says what differs. */
export const usualTerms = ({
  installments,
  monthlyRate,
  paidOutOn,
  calculator,
}: Omit<LoanQuestion, 'requestedCentavos'>) =>
  ({
    installments,
    monthlyRate,
    paidOutOn,
    firstDueOn: firstDueBy(calculator, paidOutOn),
    dayBase: 365,
    method: 'price',
    fees: [],
    insurances: [],
    iof: 'financed',
  }) as const satisfies Omit<LoanTerms, 'requestedCentavos'>;
