import { addDays } from '@passo/domain';
import fc from 'fast-check';
import type { DayCount } from '../calendar/dayCount.ts';
import type { AnyTerms, Rounding } from '../quote/terms.ts';
import type { RegulatedProduct } from '../rules/regulation.ts';

/*
 * Loans by every option of `quoteLoan` that a regulated credit may have. Left out are those that make another credit than
 * an offer is: a grace, a balloon, interest that is carried on, dates and IOF rates of one's own.
 */

/** A product's ceiling or most usual rate in ten-thousandths, whether it is a ceiling, longest term and wait. */
type Kind = readonly [
  product: RegulatedProduct,
  mostRate: number,
  isCeiling: boolean,
  installments: number,
  wait: number,
];
const kinds: readonly Kind[] = [
  ['inssLoan', 185, true, 96, 40],
  ['inssCard', 246, true, 84, 40],
  ['privatePayroll', 450, false, 48, 40],
  ['consumer', 1_200, false, 60, 55],
  ['housing', 110, false, 420, 55],
];

/**
 * What a ceiling leaves of a rate by the count: on a year of 360 a month is dearer, and a few days may be twice as many business
 * days, or days of months of thirty.
 */
const underCeiling: Readonly<Record<DayCount, number>> = {
  'act/365': 1,
  'act/360': 0.98,
  '30/360': 0.65,
  'bus/252': 0.65,
};

const decimals = (min: number, max: number) => fc.option(fc.integer({ min, max }), { nil: undefined });

/** Fewer decimals than these tell another rate than the one that is offered. */
const roundings: fc.Arbitrary<Rounding> = fc.record(
  {
    rates: fc.tuple(decimals(6, 10), decimals(4, 10), decimals(6, 12)).map(([monthly, annual, daily]) => ({
      ...(monthly !== undefined && { monthly }),
      ...(annual !== undefined && { annual }),
      ...(daily !== undefined && { daily }),
    })),
    rows: fc.constantFrom('parts', 'installment'),
    last: fc.constantFrom('installment', 'interest'),
    iof: fc.constantFrom('total', 'perInstallment'),
  },
  { requiredKeys: [] },
);

export interface Optioned {
  readonly product: RegulatedProduct;
  readonly terms: AnyTerms & { readonly rounding: Rounding };
  readonly dayCount: DayCount;
}

const optionedOf = ([product, mostRate, isCeiling, installments, wait]: Kind): fc.Arbitrary<Optioned> =>
  fc
    .record({
      requestedCentavos: fc.oneof(
        fc.integer({ min: 30_000, max: 3_000_000 }),
        fc.integer({ min: 30_000, max: 10 ** 9 }),
      ),
      installments: fc.oneof(fc.integer({ min: 1, max: 24 }), fc.integer({ min: 1, max: installments })),
      rate: fc.integer({ min: 10, max: mostRate }),
      perYear: fc.boolean(),
      paidOutOn: fc.integer({ min: 0, max: 900 }).map((days) => addDays('2025-05-01', days)),
      wait: fc.integer({ min: 5, max: wait }),
      dayCount: fc.constantFrom<DayCount>('act/365', 'act/360', '30/360', 'bus/252'),
      method: fc.constantFrom('price', 'byDays', 'sac'),
      accrual: fc.constantFrom(undefined, 'months', 'days'),
      dueRule: fc.constantFrom('sameDay', 'nextBusinessDay'),
      iof: fc.constantFrom('financed', 'upFront'),
      charge: fc.integer({ min: 1, max: 3_000 }),
      when: fc.constantFrom('financed', 'upFront'),
      rounding: roundings,
    })
    .map(({ rate, perYear, wait: days, accrual, charge, when, ...told }) => {
      // What is rounded on its way to the day may be rounded up: who does that keeps a hundredth below a ceiling.
      const most = isCeiling
        ? Math.floor(mostRate * underCeiling[told.dayCount]) - (told.rounding.rates ? 1 : 0)
        : mostRate;
      const monthly = Math.min(rate, most) / 10_000;
      const yearly = Math.floor(((1 + monthly) ** 12 - 1) * 10_000) / 10_000;
      const fees = ['consumer', 'inssCard'].includes(product) ? [{ name: 'Cadastro', centavos: charge, when }] : [];
      const each = Array.from({ length: told.installments }, (_, at) => charge + told.installments - at);
      const insurance = { name: 'Seguro', when: 'perInstallment', eachCentavos: each } as const;
      const terms = {
        ...{ ...told, ...(accrual !== undefined && { accrual }), fees },
        ...(perYear && yearly < 1 ? { annualRate: yearly } : { monthlyRate: monthly }),
        ...(product === 'housing' ? { iof: 'exempt' as const, insurances: [insurance] } : { insurances: [] }),
        firstDueOn: addDays(told.paidOutOn, days),
      };
      return { product, terms, dayCount: told.dayCount };
    });

export const optionedLoans: fc.Arbitrary<Optioned> = fc.oneof(...kinds.map(optionedOf));
