import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cetOf } from './cet/cet.ts';
import { internalRate } from './cet/internalRate.ts';
import { planConsortium } from './consortium/consortium.ts';
import { lateCharges } from './debt/late.ts';
import { quotePortability } from './debt/portability.ts';
import { quoteRefinancing } from './debt/refinance.ts';
import { settle } from './debt/settle.ts';
import { anticipateFgts } from './fgts/anticipate.ts';
import { withdrawalOf } from './fgts/withdrawal.ts';
import { maxLoanFor } from './inverse/maxLoan.ts';
import { marginsOf, maxInstallmentFor } from './margin/margin.ts';
import type { Calculated } from './problem.ts';
import { quoteLoan } from './quote/quote.ts';
import type { LoanTerms } from './quote/terms.ts';
import { amount, day, rate, term } from './testing/extremes.ts';

/** Fixed, so that a run can be repeated; another seed or more runs by the environment. */
const SEED = Number(globalThis.process.env['FINANCE_SEED'] ?? 20_261_121);
const RUNS = Number(globalThis.process.env['FINANCE_RUNS'] ?? 10_000) / 5;

const dayBase = fc.constantFrom(360, 365);
const method = fc.constantFrom('price', 'byDays', 'sac');
const charge = fc.record({
  name: fc.constant('Tarifa'),
  centavos: amount,
  when: fc.constantFrom('financed', 'upFront', 'perInstallment'),
});
const charges = fc.oneof(fc.constant([]), fc.constant([]), fc.array(charge, { maxLength: 2 }));

const terms: fc.Arbitrary<LoanTerms> = fc.record(
  {
    ...{ requestedCentavos: amount, installments: term, monthlyRate: rate, paidOutOn: day, firstDueOn: day },
    ...{ dayBase, method, fees: charges, insurances: charges },
    iof: fc.constantFrom('financed', 'upFront', 'exempt'),
    dueRule: fc.constantFrom('sameDay', 'nextBusinessDay'),
    interestOnly: term,
    balloonCentavos: amount,
  },
  {
    requiredKeys: [
      'requestedCentavos',
      'installments',
      'monthlyRate',
      'paidOutOn',
      'firstDueOn',
      'dayBase',
      'method',
      'fees',
      'insurances',
      'iof',
    ],
  },
);
const open = fc.array(fc.record({ dueOn: day, interestCentavos: amount, amortisationCentavos: amount }), {
  maxLength: 6,
});
const contract = fc.record({ monthlyRate: rate, dayBase, method, open, paidOutOn: day });

/** What may be below zero: a saving that is none, and the cost of what is not all paid back. */
const signed = new Set(['savingsCentavos', 'discountCentavos', 'annual', 'monthly']);

/** Every figure, however deep, is one, and is not below zero. */
function expectFigures(value: unknown, key = ''): void {
  if (typeof value === 'number') {
    expect(Number.isNaN(value), key).toBe(false);
    if (key !== 'upToCentavos') expect(Number.isFinite(value), key).toBe(true);
    if (!signed.has(key)) expect(value, key).toBeGreaterThanOrEqual(0);
    if (key.endsWith('Centavos'))
      expect(Number.isSafeInteger(value) || value === Infinity, `${key} ${value}`).toBe(true);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) expectFigures(inner, /^\d+$/.test(name) ? key : name);
  }
}

function expectSound(answer: Calculated<unknown>): void {
  if (answer.ok) expectFigures(answer.value);
  else expect(answer.problem.message).toMatch(/\.$/);
}

const flows = fc.array(fc.record({ at: amount, amount }), { maxLength: 5 });

const calculations = {
  quoteLoan: fc.tuple(terms).map(
    ([some]) =>
      () =>
        quoteLoan(some),
  ),
  maxLoanFor: fc.tuple(amount, terms).map(
    ([limit, some]) =>
      () =>
        maxLoanFor(limit, some),
  ),
  marginsOf: fc.tuple(amount, fc.constantFrom('inss', 'bpc', 'privatePayroll'), day).map(
    ([income, kind, on]) =>
      () =>
        marginsOf(income, kind, on),
  ),
  maxInstallmentFor: fc.tuple(amount, amount).map(
    ([margin, used]) =>
      () =>
        maxInstallmentFor(margin, used),
  ),
  anticipateFgts: fc
    .record({
      balanceCentavos: amount,
      birthMonth: term,
      optedOn: day,
      on: day,
      years: term,
      monthlyRate: rate,
      dayBase,
    })
    .map((some) => () => anticipateFgts(some)),
  withdrawalOf: fc.tuple(amount, day).map(
    ([balance, on]) =>
      () =>
        withdrawalOf(balance, on),
  ),
  lateCharges: fc
    .record({ installmentCentavos: amount, dueOn: day, paidOn: day })
    .map((some) => () => lateCharges(some)),
  settle: fc.tuple(contract, day).map(
    ([some, on]) =>
      () =>
        settle(some, on),
  ),
  quoteRefinancing: fc.tuple(contract, terms).map(
    ([some, anew]) =>
      () =>
        quoteRefinancing(some, anew),
  ),
  quotePortability: fc.tuple(contract, terms).map(
    ([some, anew]) =>
      () =>
        quotePortability(some, anew),
  ),
  planConsortium: fc
    .record({ creditCentavos: amount, installments: term, administrationFee: rate, reserveFund: rate })
    .map((some) => () => planConsortium(some)),
  cetOf: fc.tuple(amount, fc.array(fc.record({ days: amount, centavos: amount }), { maxLength: 5 })).map(
    ([received, payments]) =>
      () =>
        cetOf(received, payments),
  ),
} as const satisfies Readonly<Record<string, fc.Arbitrary<() => Calculated<unknown>>>>;

describe(`whatever comes in (seed ${SEED}, ${RUNS} each)`, () => {
  test.each(Object.entries<fc.Arbitrary<() => Calculated<unknown>>>(calculations))(
    '%s answers a sound figure or a clear problem',
    { timeout: 300_000 },
    (_name, calculation) => {
      fc.assert(
        fc.property(calculation, (calculate) => expectSound(calculate())),
        { seed: SEED, numRuns: RUNS },
      );
    },
  );

  test('internalRate never answers no number', () => {
    const property = fc.property(amount, flows, (outflow, inflows) => {
      const found = internalRate(outflow, inflows);
      if (found.ok) expect(Number.isFinite(found.value)).toBe(true);
    });
    fc.assert(property, { seed: SEED, numRuns: RUNS });
  });
});
