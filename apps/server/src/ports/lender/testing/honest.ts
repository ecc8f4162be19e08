import { loanProduct, type HeldCode, type LoanDetails, type Offer } from '@passo/catalog';
import { addDays, addMonths, type CalendarDate } from '@passo/domain';
import { quoteLoan, type LoanTerms } from '@passo/finance';

/* Offers of every product that nothing is wrong with, and what lies are made of. */

export const on: CalendarDate = '2026-11-20';
const lender = {
  ...{ name: 'Banco Horizonte S.A.', cnpj: '12ABC34501DE35', address: 'Avenida Fictícia, 100, São Paulo/SP' },
  ...{ email: 'atendimento@horizonte.exemplo.com.br', sac: '0800 000 0001', ombudsman: '0800 000 1001' },
};
export const late = { fine: 0.02, monthlyInterest: 0.01 };

const debt = {
  ...{
    id: 'A-1',
    lender: 'Banco Campos',
    lenderCnpj: '11222333000181',
    benefit: '1234567890',
    product: 'inss',
    paidOutOn: '2025-09-20',
    monthlyRate: 0.0229,
  },
  ...{ installments: 60, installmentCentavos: 40_000 },
  open: Array.from({ length: 48 }, (_, at) => ({
    dueOn: addMonths('2026-12-07', at),
    ...{ interestCentavos: 15_000, amortisationCentavos: 25_000 },
  })),
};
const detailsOf: Readonly<Record<string, LoanDetails>> = {
  fgts: { balanceCentavos: 1_000_000, birthDate: '1990-05-12', optedOn: '2025-01-15' },
  vehicle: { collateralCentavos: 6_000_000, insured: true },
  'vehicle-equity': { collateralCentavos: 6_000_000 },
  'real-estate': { collateralCentavos: 40_000_000, downPaymentCentavos: 8_000_000, system: 'sac' },
  cdc: { insured: true },
  refinancing: { debt },
  portability: { debt },
};
const asked: Readonly<Record<string, readonly [centavos: number, installments: number]>> = {
  fgts: [0, 3],
  'real-estate': [0, 240],
  vehicle: [0, 48],
  consortium: [5_000_000, 80],
  energy: [100_000, 12],
  refinancing: [200_000, 84],
  portability: [0, 48],
};

/** As the built-in lender would make it. */
export function honest(slug: string): Offer {
  const product = loanProduct(slug);
  const [requestedCentavos, installments] = asked[slug] ?? [500_000, 24];
  const details = detailsOf[slug] ?? {};
  const question = { requestedCentavos, installments, monthlyRate: product?.usualRate ?? 0, paidOutOn: on, details };
  const quoted = product?.quote(question);
  if (product === undefined || quoted?.ok !== true) throw new Error(`the example of ${slug} is a loan`);
  const replaces = product.replacesIn?.(question);
  return {
    ...{ id: 'of_1', lender, quote: quoted.value, validUntil: addDays(on, 3), late: product.late },
    lines: product.linesOf?.(question, quoted.value) ?? [],
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
