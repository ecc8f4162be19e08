import { describe, expect, test } from 'vitest';
import * as finance from './index.ts';

/* Whatever is put in at a door of the library is answered: by a figure, or by a problem that names the field. */

const terms = {
  ...{ requestedCentavos: 1_000_000, installments: 12, monthlyRate: 0.0179, dayBase: 365, method: 'price' },
  ...{ paidOutOn: '2026-11-20', firstDueOn: '2026-12-20', fees: [], insurances: [], iof: 'financed' },
} as const satisfies finance.LoanTerms;
const unpriced = {
  ...{ requestedCentavos: 1_000_000, installments: 12, dayBase: 365, method: 'price' },
  ...{ paidOutOn: '2026-11-20', firstDueOn: '2026-12-20' },
};
const anew = { ...terms, paidOutOn: '2026-12-01', firstDueOn: '2027-01-01' } as const;
const quoted = finance.quoteLoan(terms);
const debt = {
  ...{ method: 'price', monthlyRate: 0.0179, dayBase: 365, paidOutOn: '2026-11-20' },
  open: quoted.ok ? quoted.value.schedule : [],
} as const satisfies finance.RunningDebt;
const payment = { on: '2026-12-01', centavos: 50_000 } as const;
const events = [
  { kind: 'payment', ...payment },
  { kind: 'amortisation', reduces: 'term', ...payment },
];
const flows = [{ days: 30, centavos: 110_000 }];
const rates = { daily: '0.0082%', additional: '0.38%', maxDays: 365 };
const request = {
  ...{ balanceCentavos: 1_000_000, birthMonth: 3, optedOn: '2024-01-10', on: '2026-11-21', years: 3 },
  ...{ monthlyRate: 0.0179, dayBase: 365 },
};
const late = { installmentCentavos: 10_000, dueOn: '2026-11-20', paidOn: '2026-11-30' };
const plan = { creditCentavos: 1_000_000, installments: 80, administrationFee: 0.16, reserveFund: 0.02 };

/** Every function that answers a calculation, with what it answers well. */
const doors: readonly (readonly [string, unknown, readonly unknown[]])[] = [
  ['quoteLoan', finance.quoteLoan, [terms]],
  ['requote', finance.requote, [terms, '2026-11-25']],
  ['readTerms', finance.readTerms, [terms]],
  ['maxLoanFor', finance.maxLoanFor, [50_000, terms]],
  ['marginsOf', finance.marginsOf, [300_000, 'inss', '2026-11-20']],
  ['maxInstallmentFor', finance.maxInstallmentFor, [100_000, 20_000]],
  ['anticipateFgts', finance.anticipateFgts, [request]],
  ['withdrawalOf', finance.withdrawalOf, [100_000, '2026-11-20']],
  ['iofOf', finance.iofOf, [[{ amortisationCentavos: 1_000_000, days: 31 }], rates]],
  ['iofRuleFor', finance.iofRuleFor, ['simples', '2026-11-20', 3_000_000]],
  ['dailyRateOf', finance.dailyRateOf, [{ annualRate: '12%' }, 'bus/252']],
  ['lateCharges', finance.lateCharges, [late]],
  ['runningDebtOf', finance.runningDebtOf, [terms, quoted.ok ? quoted.value : null, { paid: 1 }]],
  ['runDebt', finance.runDebt, [debt, events, '2026-12-30']],
  ['settle', finance.settle, [debt, '2026-12-01']],
  ['prepay', finance.prepay, [debt, payment]],
  ['renegotiate', finance.renegotiate, [debt, anew]],
  ['quoteRefinancing', finance.quoteRefinancing, [debt, { ...anew, requestedCentavos: 1_500_000 }]],
  ['quotePortability', finance.quotePortability, [debt, { ...anew, installments: 10, monthlyRate: '1%' }]],
  ['planConsortium', finance.planConsortium, [plan]],
  ['cetOf', finance.cetOf, [100_000, flows]],
  ['indexedCetOf', finance.indexedCetOf, [100_000, flows, { name: 'IPCA', annualRate: '4.5%' }]],
  ['internalRate', finance.internalRate, [1, [{ at: 1, amount: 2 }]]],
  ['monthlyRate', finance.monthlyRate, ['1.79%']],
  ['annualRate', finance.annualRate, [0.12]],
  ['centavos', finance.centavos, [100]],
  ['exactSchedule', finance.exactSchedule, [terms]],
  ['rateOfInstallment', finance.rateOfInstallment, [90_000, unpriced]],
  ['presentValueOf', finance.presentValueOf, [flows, [{ days: 30, annualRate: '12%' }], 252]],
  ['durationOf', finance.durationOf, [flows, '12%', 365]],
  ['readDate', finance.readDate, ['25/12/2026']],
];

/** They take a quote, a day or a year that was read before, a table of the library, or tell what is wrong. */
const others = [
  'checkRegulated',
  'portability',
  'addsUp',
  'payOutOn',
  'wayOf',
  'inForce',
  'refuse',
  'bankHolidays',
  'easter',
  'fundDay',
  'isBusinessDay',
  'nextBusinessDay',
  'businessDaysAfter',
];

const call = (door: unknown, args: readonly unknown[]): unknown =>
  typeof door === 'function' ? Reflect.apply(door, undefined, [...args]) : door;

const none: readonly unknown[] = [
  ...[undefined, null, Number.NaN, -1, 1.5, Infinity, 10 ** 300, '', 'x', 'never', true, [], [null], {}],
  ...[{ length: 3 }, () => 0, Symbol.iterator, 10n, new Date(0), '2026-02-30', '9999-12-31', '0001-01-01'],
];

/** The same value with garbage in one place of it, however deep. */
function spoiled(value: unknown, garbage: unknown): readonly unknown[] {
  if (Array.isArray(value)) {
    return [
      garbage,
      ...value.slice(0, 2).flatMap((one, at) => spoiled(one, garbage).map((bad) => value.with(at, bad))),
    ];
  }
  if (typeof value !== 'object' || value === null) return [garbage];
  const entries: readonly (readonly [string, unknown])[] = Object.entries(value);
  return [
    garbage,
    ...entries.flatMap(([name, one]) => spoiled(one, garbage).map((bad) => ({ ...value, [name]: bad }))),
  ];
}

test('every function of the index is tried', () => {
  const functions = Object.entries(finance).filter(([, one]) => typeof one === 'function');
  const tried = [...doors.map(([name]) => name), ...others];
  expect(functions.map(([name]) => name).toSorted()).toEqual(tried.toSorted());
});

describe('every door', () => {
  test.each(doors)('%s answers what is good', (_name, door, args) => {
    expect(call(door, args)).toMatchObject({ ok: true });
  });

  test.each(doors)('%s answers whatever comes instead', (name, door, args) => {
    const seen = { answered: 0, refused: 0 };
    for (const garbage of none) {
      for (const [at, argument] of args.entries()) {
        for (const bad of spoiled(argument, garbage)) {
          const answer = call(door, args.with(at, bad));
          expect(answer, name).toEqual(expect.objectContaining({ ok: expect.any(Boolean) }));
          const said = JSON.stringify(answer, (_key, value) => (typeof value === 'bigint' ? `${value}` : value));
          expect(said, name).not.toMatch(/NaN|"\w+Centavos":null/);
          seen[/^\{"ok":true/.test(said) ? 'answered' : 'refused'] += 1;
        }
      }
    }
    console.error(`${name}: ${seen.answered} answered, ${seen.refused} refused`);
    expect(seen.refused).toBeGreaterThan(0);
  });
});

/** The same value with one name more in each record of it, however deep, and the path to that name. */
function withStranger(value: unknown, name: string, path = ''): readonly (readonly [spoiled: unknown, path: string])[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value)
    .slice(0, Array.isArray(value) ? 2 : undefined)
    .flatMap(([key, one]: readonly [string, unknown]) =>
      withStranger(one, name, `${path}${key}.`).map(([bad, at]) => {
        const spoiled: unknown = Array.isArray(value) ? value.with(Number(key), bad) : { ...value, [key]: bad };
        return [spoiled, at] as const;
      }),
    );
  return Array.isArray(value) ? inside : [[{ ...value, [name]: 1 }, `${path}${name}`], ...inside];
}

/** Every option that a record may have beside what the doors are tried with. */
const full = {
  ...terms,
  ...{ fees: [{ name: 'Tarifa', centavos: 1_000, when: 'financed' }], rates, holidays: [] },
  ...{ rounding: { rates: { daily: 8 }, rows: 'parts' }, accrual: 'months', interestOnly: 1, balloonCentavos: 0 },
};
const told = {
  ...debt,
  payments: [payment],
  told: payment,
  owed: payment,
  dueDates: 'monthly',
  late: { fine: '2%', monthlyInterest: '1%' },
};
const troco = { askedCentavos: 0, leastCentavos: 0, mostCentavos: 1 };
const withOptions: typeof doors = [
  ...doors,
  ['quoteLoan', finance.quoteLoan, [full]],
  ['settle', finance.settle, [told, '2026-12-01']],
  ['quotePortability', finance.quotePortability, [debt, { ...anew, installments: 10, monthlyRate: '1%' }, troco]],
];

describe('a name that nobody knows is a problem, in every record of', () => {
  const records = withOptions.filter(([, , args]) => withStranger(args, 'rouding').length > 0);

  test.each(records)('%s', (_name, door, args) => {
    expect(call(door, args)).toMatchObject({ ok: true });
    for (const [bad, path] of withStranger(args, 'unheardOf')) {
      // The number of the argument is no part of the path.
      const end: unknown = expect.stringMatching(
        new RegExp(`(^|\\.)${path.split('.').slice(1).slice(-2).join('\\.')}$`),
      );
      expect(call(door, Array.isArray(bad) ? bad : []), path).toMatchObject({
        problem: { code: 'input.unknown', path: end },
      });
    }
  });
});

test.each<[object, string, string | undefined]>([
  [{ rouding: { rows: 'installment' } }, 'rouding', 'rounding'],
  [{ rounding: { row: 'installment' } }, 'rounding.row', 'rows'],
  [{ rounding: { rates: { dayly: 8 } } }, 'rounding.rates.dayly', 'daily'],
  [{ fees: [{ name: 'Tarifa', centavos: 1, when: 'financed', cents: 2 }] }, 'fees.0.cents', undefined],
  [{ rates: { ...rates, maxdays: 3 } }, 'rates.maxdays', 'maxDays'],
  [{ toString: 1 }, 'toString', undefined],
])('%j is a problem of %s, and %s is meant', (change, path, nearest) => {
  const read = finance.readTerms({ ...terms, ...change });
  const problem = read.ok ? null : read.problem;
  expect([problem?.code, problem?.path, problem?.nearest]).toEqual(['input.unknown', path, nearest]);
  expect(problem?.message.includes(`"${nearest}"`)).toBe(nearest !== undefined);
});

const fee = { name: 'Tarifa', centavos: 1_000, when: 'financed' };

test.each<[object, string, string]>([
  [{ fees: [{ ...fee, when: 'never' }] }, 'fees.0.when', 'input.invalid'],
  [{ fees: [fee, { ...fee, centavos: -1 }] }, 'fees.1.centavos', 'charges.invalid'],
  [{ fees: null }, 'fees', 'input.invalid'],
  [{ fees: [null] }, 'fees.0', 'input.invalid'],
  [{ insurances: {} }, 'insurances', 'input.invalid'],
  [
    { insurances: [{ name: 'Seguro', when: 'perInstallment', eachCentavos: [1, 2] }] },
    'insurances.0.eachCentavos',
    'charges.invalid',
  ],
  [{ method: 'sacre' }, 'method', 'input.invalid'],
  [{ method: 'toString' }, 'method', 'input.invalid'],
  [{ iof: 'none' }, 'iof', 'input.invalid'],
  [{ payer: 'mei' }, 'payer', 'input.invalid'],
  [{ monthlyRate: 1.79 }, 'monthlyRate', 'rate.notFraction'],
  [{ monthlyRate: undefined, annualRate: 23.7 }, 'annualRate', 'rate.notFraction'],
  [{ annualRate: 0.23 }, 'annualRate', 'input.invalid'],
  [{ monthlyRate: undefined }, 'monthlyRate', 'rate.invalid'],
  [{ requestedCentavos: '1000' }, 'requestedCentavos', 'amount.invalid'],
  [{ requestedCentavos: 8_500.5 }, 'requestedCentavos', 'amount.invalid'],
  [{ installments: undefined }, 'installments', 'installments.invalid'],
  [{ dueDates: ['2026-12-20', '2026-12-20'] }, 'dueDates.1', 'dates.invalid'],
  [{ paidOutOn: '20/11/2026' }, 'paidOutOn', 'dates.invalid'],
  [{ firstDueOn: '2026-11-20' }, 'firstDueOn', 'dates.invalid'],
  [{ dayBase: 252 }, 'dayBase', 'rate.invalid'],
  [{ dayBase: undefined, dayCount: 'act/act' }, 'dayCount', 'input.invalid'],
  [{ dayCount: '30/360' }, 'dayCount', 'input.invalid'],
  [{ accrual: 'weeks' }, 'accrual', 'input.invalid'],
  [{ holidays: ['2026-12-25', 'Natal'] }, 'holidays.1', 'dates.invalid'],
  [{ rates: { daily: 0.0082, additional: 0.38, maxDays: -1 } }, 'rates.maxDays', 'input.invalid'],
  [{ rates: { daily: '8.2', additional: 0.0038, maxDays: 365 } }, 'rates.daily', 'rate.notFraction'],
  [{ rounding: { rows: 'none' } }, 'rounding.rows', 'input.invalid'],
  [{ rounding: { rates: { annual: 2.5 } } }, 'rounding.rates.annual', 'input.invalid'],
  [{ rounding: null }, 'rounding', 'input.invalid'],
  [{ interestOnly: 12 }, 'interestOnly', 'installments.invalid'],
  [{ balloonCentavos: 1_000_000 }, 'balloonCentavos', 'amount.invalid'],
  [{ unpaidInterest: true }, 'unpaidInterest', 'input.invalid'],
])('%j is a problem of %s: %s', (change, path, code) => {
  expect(finance.readTerms({ ...terms, ...change })).toMatchObject({ ok: false, problem: { path, code } });
});

test.each<[object, string]>([
  [{ open: [] }, 'open'],
  [{ open: [{ dueOn: '2026-12-20', interestCentavos: 0, amortisationCentavos: 0 }] }, 'open.0'],
  [{ method: 'sacre' }, 'method'],
  [{ payments: [{ on: '2026-12-01', centavos: -1 }] }, 'payments.0.centavos'],
  [{ told: { on: 'ontem', centavos: 1 } }, 'told.on'],
  [{ late: { fine: 2, monthlyInterest: 0.01 } }, 'late.fine'],
])('a debt with %j is a problem of %s', (change, path) => {
  const told = finance.settle(Object.assign({}, debt, change), '2026-12-01');
  expect(told).toMatchObject({ ok: false, problem: { path } });
});

test.each([
  ['2007-12-31', 'Decreto 6.306/2007, art. 7º (Decreto 6.339/2008) vale desde 04/01/2008'],
  ['2009-01-01', 'Decreto 6.306/2007, art. 7º (Decreto 6.339/2008) valeu até 11/12/2008'],
] as const)('of %s it is said which rules are known, and until when', (on, told) => {
  const message = `Não há regras cadastradas para ${on.split('-').toReversed().join('/')}: ${told}.`;
  expect(finance.inForce(finance.iofTable.slice(0, 1), on)).toMatchObject({
    problem: { code: 'rules.unknown', message },
  });
});

test.each([
  ['25/12/2026', '2026-12-25'],
  ['2026-12-25', '2026-12-25'],
  ['29/02/2028', '2028-02-29'],
  ['29/02/2026', undefined],
  ['12/25/2026', undefined],
  ['5/1/2026', undefined],
  ['25/12/26', undefined],
])('%s is the day %s', (text, day) => {
  const read = finance.readDate(text);
  expect(read.ok ? read.value : undefined).toBe(day);
});

test.each([null, '2026-02-30', 'ontem', 20261120])('%j is no day to ask a table of', (on) => {
  expect(call(finance.inForce, [finance.iofTable, on])).toMatchObject({ problem: { code: 'dates.invalid' } });
});
