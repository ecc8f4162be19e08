import { expect, test } from 'vitest';
import { runDebt } from '../index.ts';
import { debt, first } from '../testing/runningLoan.ts';

test.each<[string, readonly object[], string, string]>([
  ['an event before the payment', [{ ...first, on: '2026-01-11' }], 'events.0.on', 'dates.invalid'],
  ['events out of order', [first, { ...first, on: '2026-02-11' }], 'events.1.on', 'dates.invalid'],
  ['a day that does not exist', [{ ...first, on: '2026-02-30' }], 'events.0.on', 'dates.invalid'],
  ['a day a century on', [{ ...first, on: '2126-02-12' }], 'events.0.on', 'dates.invalid'],
  ['a kind that nobody knows', [{ ...first, kind: 'payments' }], 'events.0.kind', 'input.invalid'],
  ['an option that nobody knows', [{ ...first, reduces: 'term' }], 'events.0.reduces', 'input.unknown'],
  [
    'an amortisation that says not what it reduces',
    [{ ...first, kind: 'amortisation' }],
    'events.0.reduces',
    'input.invalid',
  ],
  ['a payment of nothing', [{ ...first, centavos: 0 }], 'events.0.centavos', 'amount.invalid'],
  ['more than all that is open', [{ ...first, centavos: 1_200_000 }], 'events.0', 'payment.tooLarge'],
  [
    'an amortisation of what is due',
    [{ ...first, kind: 'amortisation', reduces: 'term' }],
    'events.0',
    'payment.tooSmall',
  ],
  ['anything after the end', [{ kind: 'settlement', on: first.on }, first], 'events.1', 'payment.tooLarge'],
  ['to settle twice', [1, 2].map(() => ({ kind: 'settlement', on: first.on })), 'events.1', 'amount.invalid'],
])('%s is refused', (_what, events, path, code) => {
  expect(Reflect.apply(runDebt, undefined, [debt, events])).toMatchObject({ problem: { path, code } });
});

test.each([
  ['told', { told: { on: '2026-02-12', centavos: 900_000 } }, []],
  ['payments', { payments: [{ on: '2026-02-12', centavos: 900 }] }, []],
  ['until', {}, [first]],
] as const)('%s is refused where the schedule alone decides', (path, change, events) => {
  expect(runDebt({ ...debt, ...change }, events, '2026-02-11')).toMatchObject({ ok: false, problem: { path } });
});
