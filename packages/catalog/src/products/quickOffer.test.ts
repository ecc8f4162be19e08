import { expect, it } from 'vitest';
import { loanProduct, offerOnWire, type LoanQuestion } from './index.ts';
import { exampleLender as lender } from '../testing/exampleLender.ts';
import { quickOffer, type QuickAsk } from './quickOffer.ts';

const on = '2026-11-20' as const;

/** As the lender would offer it. */
function offered(slug: string, asked: Omit<LoanQuestion, 'paidOutOn'>, title?: string) {
  const product = loanProduct(slug);
  const question = { ...asked, paidOutOn: on };
  const quote = product?.quote(question);
  if (product === undefined || quote?.ok !== true) throw new Error(`${slug} is not lent like this`);
  const { late, unit, interestFree = false } = product;
  const lines = product.linesOf?.(question, quote.value) ?? [];
  const validUntil = '2026-11-22' as const;
  const offer = { id: 'of_1', lender, quote: quote.value, validUntil, late, lines, interestFree };
  return offerOnWire({ ...offer, ...(unit !== undefined && { unit }), ...(title !== undefined && { title }) }, slug);
}

const vehicle = { collateralCentavos: 6_000_000 };
const home = { collateralCentavos: 40_000_000, system: 'sac' } as const;

interface Change {
  readonly slug: string;
  readonly asked: Omit<LoanQuestion, 'paidOutOn'>;
  readonly ask: QuickAsk;
  readonly change: Partial<LoanQuestion>;
  readonly title?: string;
}

const payroll = { requestedCentavos: 850_000, installments: 24, monthlyRate: 0.0179 };

const changes: readonly Change[] = [
  { slug: 'clt', asked: payroll, ask: { amount: 9_120 }, change: { requestedCentavos: 912_000 } },
  { slug: 'clt', asked: payroll, ask: { installments: 36 }, change: { installments: 36 } },
  {
    slug: 'vehicle',
    asked: { requestedCentavos: 0, installments: 48, monthlyRate: 0.0189, details: vehicle },
    ask: { downPayment: 20_000, insured: true },
    change: { details: { ...vehicle, downPaymentCentavos: 2_000_000, insured: true } },
  },
  {
    slug: 'vehicle-equity',
    asked: { ...payroll, details: { ...vehicle, collateralToldBy: 'customer' } },
    ask: { amount: 9_120 },
    change: { requestedCentavos: 912_000 },
  },
  {
    slug: 'real-estate',
    asked: { requestedCentavos: 0, installments: 360, monthlyRate: 0.0089, details: home },
    ask: { downPayment: 100_000 },
    change: { details: { ...home, downPaymentCentavos: 10_000_000 } },
    title: 'SAC: parcela que diminui',
  },
  {
    slug: 'home-equity',
    asked: { requestedCentavos: 10_000_000, installments: 120, monthlyRate: 0.0139, details: home },
    ask: { amount: 120_000 },
    change: { requestedCentavos: 12_000_000 },
    title: 'SAC: parcela que diminui',
  },
  {
    slug: 'payroll-card',
    asked: { requestedCentavos: 100_000, installments: 36, monthlyRate: 0.0239, details: { limitCentavos: 259_360 } },
    ask: { installments: 48 },
    change: { installments: 48 },
  },
  {
    slug: 'boleto',
    asked: { requestedCentavos: 300_000, installments: 12, monthlyRate: 0.0489, details: { dueDay: 5 } },
    ask: { amount: 4_000 },
    change: { requestedCentavos: 400_000 },
  },
  {
    slug: 'consortium',
    asked: { requestedCentavos: 6_000_000, installments: 60, monthlyRate: 0 },
    ask: { amount: 70_000 },
    change: { requestedCentavos: 7_000_000 },
  },
];

it.each(changes)('$slug: what is reckoned at once for $ask is what the lender will say', (one) => {
  const { slug, asked, ask, change, title } = one;
  expect(quickOffer(slug, offered(slug, asked, title), ask)).toEqual(offered(slug, { ...asked, ...change }, title));
});

it('says nothing of what the product refuses or does not know', () => {
  const offer = offered('clt', payroll);
  expect(quickOffer('clt', offer, { amount: 0.01 })).toBeNull();
  expect(quickOffer('nobody', offer, {})).toBeNull();
  expect(quickOffer('portability', offer, { amount: 100 })).toBeNull();
});
