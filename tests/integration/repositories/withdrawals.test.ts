import { operationsInSalary } from '@passo/catalog';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  finishWithdrawal,
  nextWithdrawalIn,
  postponeWithdrawal,
  renewWithdrawal,
  takeWithdrawals,
  writeLateWithdrawal,
} from '../../../apps/server/src/repositories/withdrawalRepository.ts';
import { nextDueIn, takeDueQuestions } from '../../../apps/server/src/repositories/questionRepository.ts';
import { openLedger, type Ledger } from './ledger.ts';

let ledger: Ledger;
beforeAll(async () => {
  ledger = await openLedger();
});
afterAll(() => ledger.close());
beforeEach(async () => {
  await ledger.query('delete from withdrawal');
  await ledger.query('delete from question');
});

/** Every withdrawal next to its neighbours: another proposal, another step, another attempt. */
const fill = (state: string): Promise<unknown> =>
  ledger.query(
    `insert into withdrawal (proposal, slug, attempt, operation, state, due_at)
     select p.id, s.slug, a.attempt, 'lender.accept', $1, now() + interval '1 hour'
     from proposal p, unnest(array['x', 'y']) as s (slug), unnest(array[1, 2]) as a (attempt)`,
    state,
  );

const writes: readonly (readonly [string, readonly string[], (id: string) => Promise<unknown>])[] = [
  ['renewWithdrawal', ['open'], (id) => renewWithdrawal(ledger.db, [id, 'x', 1, 5])],
  ['postponeWithdrawal', ['open'], (id) => postponeWithdrawal(ledger.db, [id, 'x', 1, 5])],
  ['finishWithdrawal', ['open', 'told'], (id) => finishWithdrawal(ledger.db, [id, 'x', 1, 'refused'])],
  ['writeLateWithdrawal', ['open', 'told'], (id) => writeLateWithdrawal(ledger.db, [id, 'x', 1, 'other', 'ref'])],
];

describe.each(writes)('%s', (_name, from, write) => {
  it.each(['open', 'told'])('of one that is %s', async (state) => {
    await fill(state);
    const changed = await ledger.changedBy('withdrawal', 'proposal, slug, attempt', () => write(ledger.mine));
    expect(changed).toEqual(from.includes(state) ? [`${ledger.mine} x 1`] : []);
  });
});

it('a late one is written where there is none, and told like the others', async () => {
  await writeLateWithdrawal(ledger.db, [ledger.mine, 'x', 1, 'signature.collect', 'ref']);
  expect(await takeWithdrawals(ledger.db, [5, 5, false])).toEqual([
    {
      proposal: ledger.mine,
      slug: 'x',
      attempt: 1,
      operation: 'signature.collect',
      reference: 'ref',
      kept: null,
      tries: 1,
      lost: 0,
    },
  ]);
  // Somebody works on it.
  expect(await takeWithdrawals(ledger.db, [5, 5, false])).toEqual([]);
});

describe('a withdrawal waits until nobody puts its question any more', () => {
  it.each<[string, string, number]>([
    ['somebody puts it', `leased_until = now() + interval '1 minute'`, 0],
    ['whoever put it died', `leased_until = now() - interval '1 second'`, 1],
    ['it was taken up, and is only looked after', `called_at = now(), leased_until = now() + interval '1 minute'`, 1],
  ])('%s', async (_what, change, taken) => {
    await ledger.query(
      `insert into question (proposal, slug, attempt, operation) values ($1, 'x', 1, 'lender.accept')`,
      ledger.mine,
    );
    await ledger.query(`update question set ${change}`);
    await writeLateWithdrawal(ledger.db, [ledger.mine, 'x', 1, 'lender.accept', null]);
    const [next] = await nextWithdrawalIn(ledger.db, [false]);
    expect((next?.seconds ?? 0) > 1).toBe(taken === 0);
    expect(await takeWithdrawals(ledger.db, [5, 5, false])).toHaveLength(taken);
  });
});

describe('the next attempt is put once nothing of the earlier one stands any more', () => {
  it.each<[string, string, number]>([
    ['it is still to be withdrawn', `state = 'open'`, 0],
    ['it is withdrawn', `state = 'told'`, 1],
    ['nobody takes it back, and it was tried often enough', `tries = 3, operation = 'lender.accept'`, 1],
    ['in the salary so many tries are not enough', 'tries = 11', 0],
    ['nor is the last of them over', `tries = 12, leased_until = now() + interval '1 minute'`, 0],
    ['in the salary it was tried for half an hour', 'tries = 12', 1],
    ['what is to be withdrawn is its own', 'attempt = 2', 1],
    ['another step’s stands in nobody’s way', `slug = 'y', operation = 'lender.accept'`, 1],
    [
      'the last of so many tries is not over',
      `tries = 3, operation = 'lender.accept', leased_until = now() + interval '1 minute'`,
      0,
    ],
    ['another step’s stands in the way of it', `slug = 'y', operation = 'payrollMargin.confirm'`, 0],
    ['so it does whatever its attempt', `slug = 'y', operation = 'payrollMargin.confirm', attempt = 3`, 0],
    ['it is another order’s', `proposal = (select p.id from proposal p where p.id <> withdrawal.proposal)`, 1],
  ])('%s', async (_what, change, taken) => {
    await writeLateWithdrawal(ledger.db, [ledger.mine, 'x', 1, 'payrollMargin.reserve', null]);
    await ledger.query(`update withdrawal set ${change}`);
    await ledger.query(
      `insert into question (proposal, slug, attempt, operation) values ($1, 'x', 2, 'payrollMargin.reserve')`,
      ledger.mine,
    );
    const [next] = await nextDueIn(ledger.db, [false, operationsInSalary]);
    expect(typeof next?.seconds === 'number').toBe(taken === 1);
    expect(await takeDueQuestions(ledger.db, [5, 5, false, operationsInSalary])).toHaveLength(taken);
  });

  it('one that takes no room in the salary waits for none that does', async () => {
    await writeLateWithdrawal(ledger.db, [ledger.mine, 'y', 1, 'payrollMargin.confirm', null]);
    await ledger.query(
      `insert into question (proposal, slug, attempt, operation) values ($1, 'x', 2, 'lender.accept')`,
      ledger.mine,
    );
    expect(await takeDueQuestions(ledger.db, [5, 5, false, operationsInSalary])).toHaveLength(1);
  });
});
