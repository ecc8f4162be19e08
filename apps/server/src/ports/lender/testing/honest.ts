import {
  loanProduct,
  type HeldCode,
  type LoanDetails,
  type LoanQuestion,
  type LoanVariant,
  type Offer,
} from '@passo/catalog';
import { addDays, type CalendarDate } from '@passo/domain';
import { quoteLoan, type LoanTerms } from '@passo/finance';
import { exampleDebt } from '../../../../../../packages/catalog/src/testing/exampleDebt.ts';
import { exampleLender as lender } from '../../../../../../packages/catalog/src/testing/exampleLender.ts';

/* Offers of every product that nothing is wrong with, and what lies are made of. */

export const on: CalendarDate = '2026-11-20';
export const late = { fine: 0.02, monthlyInterest: 0.01 };

/** The contract that a refinancing or a portability settles. */
export const debt = exampleDebt();
const detailsOf: Readonly<Record<string, LoanDetails>> = {
  fgts: { balanceCentavos: 1_000_000, birthDate: '1990-05-12', optedOn: '2025-01-15' },
  vehicle: { collateralCentavos: 6_000_000, insured: true },
  'vehicle-equity': { collateralCentavos: 6_000_000 },
  'real-estate': { collateralCentavos: 40_000_000, downPaymentCentavos: 8_000_000, system: 'sac' },
  'home-equity': { collateralCentavos: 40_000_000, system: 'price' },
  boleto: { dueDay: 10 },
  'payroll-card': { limitCentavos: 800_000 },
  cdc: { insured: true },
  refinancing: { debt },
  portability: { debt },
};
/** What is asked of each product; 500,000 centavos over 24 months where nothing stands here. */
export const asked: Readonly<Record<string, readonly [centavos: number, installments: number]>> = {
  fgts: [0, 3],
  'real-estate': [0, 240],
  'payroll-card': [200_000, 36],
  'home-equity': [15_000_000, 120],
  'home-consortium': [20_000_000, 200],
  vehicle: [0, 48],
  consortium: [5_000_000, 80],
  energy: [100_000, 12],
  refinancing: [200_000, 84],
  portability: [0, 48],
};

/** As the built-in lender would make it. */
export function honest(slug: string): Offer {
  const [requestedCentavos, installments] = asked[slug] ?? [500_000, 24];
  return honestTo(slug, { requestedCentavos, installments, details: detailsOf[slug] ?? {} });
}

/** The same to another question; throws where the product's rules refuse it. */
export function honestTo(
  slug: string,
  told: Pick<LoanQuestion, 'requestedCentavos' | 'installments' | 'details'>,
  variant?: LoanVariant,
): Offer {
  const product = loanProduct(slug);
  const details = { ...told.details, ...variant?.details };
  const question = { ...told, monthlyRate: product?.usualRate ?? 0, paidOutOn: on, details };
  const quoted = product?.quote(question);
  if (product === undefined || quoted?.ok !== true) throw new Error(`the example of ${slug} is a loan`);
  const replaces = product.replacesIn?.(question);
  return {
    ...{ id: 'of_1', lender, quote: quoted.value, validUntil: addDays(on, 3), late: product.late },
    lines: product.linesOf?.(question, quoted.value) ?? [],
    ...(variant !== undefined && { title: variant.title }),
    ...(replaces !== undefined && { replaces }),
    ...(product.unit !== undefined && { unit: product.unit }),
    ...(product.interestFree !== undefined && { interestFree: product.interestFree }),
  };
}

/** Reckoned without a mistake, on terms that nobody may offer. */
export function quotedOn(terms: Partial<LoanTerms>): Offer['quote'] {
  const quoted = quoteLoan({
    ...{ requestedCentavos: 500_000, installments: 24, monthlyRate: 0.018, paidOutOn: on, firstDueOn: '2026-12-07' },
    ...{ dayBase: 365, method: 'byDays', fees: [], insurances: [], iof: 'financed', ...terms },
  });
  if (!quoted.ok) throw new Error(quoted.problem.code);
  return quoted.value;
}

export type Change = (offer: Offer) => unknown;

/** What is said of whom: an offer of this product, changed, and the code that says what is wrong. */
export type Dishonest = readonly [what: string, product: string, change: Change, code: HeldCode];
