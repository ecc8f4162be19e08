import { addDays } from '@passo/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quoteLoan } from '../quote/quote.ts';
import { had } from '../testing/debts.ts';
import { optionedLoans } from '../testing/optionedLoans.ts';
import { checkRegulated } from './checkRegulated.ts';
import { wayOf } from './rows.ts';

const SEED = Number(globalThis.process.env['FINANCE_SEED'] ?? 20_261_126);
/** `npm run test:all -- loans` makes twenty thousand. */
const RUNS = Number(globalThis.process.env['FINANCE_RUNS'] ?? 10_000) / 5;

test(
  `no honest offer by the library's own options is refused (seed ${SEED}, ${RUNS} offers)`,
  { timeout: 900_000 },
  () => {
    const ways = new Set<string>();
    const property = fc.property(optionedLoans, ({ product, terms, dayCount }) => {
      const quote = had(quoteLoan(terms));
      // Where half a centavo decides more than the loan does nothing is paid back: nobody offers that.
      fc.pre(quote.schedule.every(({ amortisationCentavos }) => amortisationCentavos > 0));
      const offer = { quote, validUntil: addDays(terms.paidOutOn, 3), late: { fine: 0.02, monthlyInterest: 0.01 } };
      const { rows = 'parts', last = 'installment', iof = 'total', rates } = terms.rounding;
      const rounded = rates === undefined ? 'exact' : Object.keys(rates).toSorted().join('+');
      const taken = { product, method: terms.method, dayCount, rows, last, iof, rounded };
      for (const [option, value] of Object.entries(taken)) ways.add(`${option}:${value}`);
      expect(checkRegulated(offer, product, { installments: quote.installments }, terms.paidOutOn)).toEqual([]);
    });
    fc.assert(property, { seed: SEED, numRuns: RUNS });
    // Five products, three methods, four counts, two of rows, of last rows and of IOF; rates rounded in eight ways or not at all.
    expect(ways.size).toBe(5 + 3 + 4 + 2 + 2 + 2 + 9);
    globalThis.console.info(`${RUNS} honest offers by our own options: 0 refused`);
  },
);

test(
  'by none of these options a rate is told that is two hundredths below that of the rows',
  { timeout: 300_000 },
  () => {
    const property = fc.property(optionedLoans, ({ product, terms }) => {
      const quote = had(quoteLoan({ ...terms, requestedCentavos: 100_000_000 }));
      fc.pre(quote.installments > 2 && quote.monthlyRate > 0.0003);
      const monthlyRate = quote.monthlyRate - 0.0002;
      const told = { ...quote, monthlyRate, annualRate: (1 + monthlyRate) ** 12 - 1 };
      const offer = {
        quote: told,
        validUntil: addDays(terms.paidOutOn, 3),
        late: { fine: 0.02, monthlyInterest: 0.01 },
      };
      const found = checkRegulated(offer, product, {}, terms.paidOutOn);
      expect(found.filter((code) => code === 'rate.differs' || code === 'schedule.differs')).toHaveLength(1);
    });
    fc.assert(property, { seed: SEED, numRuns: RUNS / 10 });
  },
);

test.each([
  ['act/365', 'byDays'],
  ['act/360', 'byDays'],
  ['30/360', 'price'],
  ['bus/252', 'byDays'],
] as const)('how %s counts is read off the rows: %s', (dayCount, method) => {
  const dates = { paidOutOn: '2026-01-10', firstDueOn: '2026-02-10', installments: 24 } as const;
  const loan = { requestedCentavos: 1_000_000, monthlyRate: '1.8%', method: 'byDays', dayCount, ...dates } as const;
  const quote = had(quoteLoan({ ...loan, fees: [], insurances: [], iof: 'exempt' }));
  // Thirty days each are months, and are told as such.
  expect(wayOf(quote)).toEqual({ method, dayCount: dayCount === '30/360' ? 'act/365' : dayCount });
});
