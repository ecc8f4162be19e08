import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  findQuestionByReference,
  giveUpQuestion,
  lookNow,
  markCalled,
  nextCalledIn,
  nextDueIn,
  postponeQuestion,
  postponeCalled,
  renewCalled,
  renewLease,
  restQuestion,
  takeCalledQuestions,
  takeDueQuestions,
  voidQuestion,
} from '../../../apps/server/src/repositories/questionRepository.ts';
import type { Database } from '../../../apps/server/src/database/pool.ts';
import { openLedger, type Ledger } from './ledger.ts';

let ledger: Ledger;
beforeAll(async () => {
  ledger = await openLedger();
});
afterAll(() => ledger.close());
beforeEach(() => ledger.query('delete from question'));

/** Every question next to its neighbours: another proposal, another step, another attempt. */
async function fill(state: string): Promise<void> {
  await ledger.query(
    `insert into question (proposal, slug, attempt, operation, state, called_at, due_at)
     select p.id, s.slug, a.attempt, 'bureau.analyse', $1, case $1 when 'called' then now() end, now() + interval '1 hour'
     from proposal p, unnest(array['x', 'y']) as s (slug), unnest(array[1, 2]) as a (attempt)`,
    state,
  );
}

const STATES = ['open', 'called', 'settled'] as const;
const writes: readonly (readonly [string, readonly string[], (id: string) => Promise<unknown>])[] = [
  ['renewLease', ['open', 'settled'], (id) => renewLease(ledger.db, [id, 'x', 1, 5])],
  ['postponeQuestion', ['open'], (id) => postponeQuestion(ledger.db, [id, 'x', 1, 5])],
  ['restQuestion', ['open', 'called'], (id) => restQuestion(ledger.db, [id, 'x', 1, 5])],
  ['markCalled', ['open'], (id) => markCalled(ledger.db, [id, 'x', 1, 'ref'])],
  ['renewCalled', [], (id) => renewCalled(ledger.db, [id, 'x', 1, 5])],
  ['postponeCalled', ['called'], (id) => postponeCalled(ledger.db, [id, 'x', 1, 5, 1, 'now'])],
  ['lookNow', ['called'], (id) => lookNow(ledger.db, [id, 'x', 1])],
  ['voidQuestion', ['open', 'called', 'settled'], (id) => voidQuestion(ledger.db, [id, 'x', 1])],
  ['giveUpQuestion', ['open', 'called', 'settled'], (id) => giveUpQuestion(ledger.db, [id, 'x', 1])],
];

describe.each(writes)('%s', (_name, from, write) => {
  it.each(STATES)('of a question that is %s', async (state) => {
    await fill(state);
    const changed = await ledger.changedBy('question', 'proposal, slug, attempt', () => write(ledger.mine));
    expect(changed).toEqual(from.includes(state) ? [`${ledger.mine} x 1`] : []);
  });
});

interface Standing {
  readonly state?: string;
  /** Seconds from now. */
  readonly due?: number;
  readonly leased?: number;
}

const insert = (slug: string, { state = 'open', due = -10, leased = -10 }: Standing): Promise<unknown> =>
  ledger.query(
    `insert into question (proposal, slug, attempt, operation, state, called_at, due_at, leased_until)
     values ($1, $2, 1, 'bureau.analyse', $3, now() - interval '60 seconds',
       now() + make_interval(secs => $4), now() + make_interval(secs => $5))`,
    ledger.mine,
    slug,
    state,
    due,
    leased,
  );
const slugs = (rows: readonly { readonly slug: string }[]): readonly string[] => rows.map(({ slug }) => slug).sort();

/** Where no operations stand in each other's way. */
const takeDue = (db: Database, [count, seconds, ranOut]: readonly [number, number, boolean]) =>
  takeDueQuestions(db, [count, seconds, ranOut, []]);
const nextDue: typeof nextCalledIn = (db, [ranOut]) => nextDueIn(db, [ranOut, []]);

const takers = [
  ['takeDueQuestions', 'open', 'called', takeDue],
  ['takeCalledQuestions', 'called', 'open', takeCalledQuestions],
] as const;

describe.each(takers)('%s', (_name, own, foreign, take) => {
  it('takes what is due and nobody works on, and nothing else', async () => {
    await insert('due', { state: own });
    await insert('later', { state: own, due: 60 });
    await insert('leased', { state: own, leased: 60 });
    await insert('foreign', { state: foreign });
    await insert('settled', { state: 'settled' });
    expect(slugs(await take(ledger.db, [10, 30, true]))).toEqual(['due']);
  });

  it('takes nothing a second time while the lease lasts', async () => {
    await insert('due', { state: own });
    await take(ledger.db, [10, 30, true]);
    expect(await take(ledger.db, [10, 30, true])).toEqual([]);
  });

  it('takes no more than was asked for, the one that waits longest first', async () => {
    for (const [slug, due] of [
      ['third', -10],
      ['first', -30],
      ['second', -20],
    ] as const) {
      await insert(slug, { state: own, due });
    }
    expect(slugs(await take(ledger.db, [1, 30, true]))).toEqual(['first']);
    expect(slugs(await take(ledger.db, [1, 30, true]))).toEqual(['second']);
  });
});

it.each(takers)(
  '%s: a lease that ran out is counted, apart from what nobody has taken yet',
  async (_name, own, _foreign, take) => {
    await insert('ranOut', { state: own });
    await insert('fresh', { state: own });
    await ledger.query(`update question set leased_until = '-infinity' where slug = 'fresh'`);
    expect(await take(ledger.db, [10, 30, false])).toMatchObject([{ slug: 'fresh', lost: 0 }]);
    expect(await take(ledger.db, [10, 30, true])).toMatchObject([{ slug: 'ranOut', lost: 1 }]);
    await ledger.query(`update question set leased_until = now() - interval '1 second'`);
    expect((await take(ledger.db, [10, 30, true])).map(({ lost }) => lost).sort()).toEqual([1, 2]);
  },
);

it('each take of an open question is a try', async () => {
  await insert('x', {});
  expect(await takeDue(ledger.db, [1, 30, true])).toMatchObject([{ tries: 1 }]);
  await postponeQuestion(ledger.db, [ledger.mine, 'x', 1, 0]);
  expect(await takeDue(ledger.db, [1, 30, false])).toMatchObject([{ tries: 2 }]);
});

it('a called question says how long it has been waited for', async () => {
  await insert('x', { state: 'called' });
  const [row] = await takeCalledQuestions(ledger.db, [1, 30, true]);
  expect(row?.waited_seconds).toBeGreaterThanOrEqual(60);
});

it('news that came while a question was looked after are looked at next, not after the pause', async () => {
  await insert('quiet', { state: 'called' });
  await insert('news', { state: 'called' });
  for (const row of await takeCalledQuestions(ledger.db, [2, 30, true])) {
    if (row.slug === 'news') await lookNow(ledger.db, [ledger.mine, 'news', 1]);
    await postponeCalled(ledger.db, [ledger.mine, row.slug, 1, 3_600, 0, row.due]);
  }
  expect(slugs(await takeCalledQuestions(ledger.db, [10, 30, false]))).toEqual(['news']);
});

it('a lease is kept while a question is looked after, and not brought back afterwards', async () => {
  await insert('x', { state: 'called' });
  const [row] = await takeCalledQuestions(ledger.db, [1, 0, true]);
  await renewCalled(ledger.db, [ledger.mine, 'x', 1, 30]);
  expect(await takeCalledQuestions(ledger.db, [1, 30, true])).toEqual([]);
  await postponeCalled(ledger.db, [ledger.mine, 'x', 1, 0, 0, row?.due ?? '']);
  await renewCalled(ledger.db, [ledger.mine, 'x', 1, 30]);
  expect(await takeCalledQuestions(ledger.db, [1, 30, false])).toHaveLength(1);
});

describe.each([
  ['nextDueIn', 'open', 'called', nextDue],
  ['nextCalledIn', 'called', 'open', nextCalledIn],
] as const)('%s', (_name, own, foreign, next) => {
  it('looks at its own questions alone: when they are due and when they are free', async () => {
    expect(await next(ledger.db, [true])).toEqual([{ seconds: null }]);
    await insert('foreign', { state: foreign, due: -500 });
    await insert('settled', { state: 'settled', due: -500 });
    await insert('leased', { state: own, due: -500, leased: 900 });
    await insert('later', { state: own, due: 600 });
    const [row] = await next(ledger.db, [true]);
    expect(row?.seconds).toBeGreaterThan(0);
    expect(row?.seconds).toBeLessThanOrEqual(600);
  });
});

it('a reference belongs to one of the operations of whoever calls back', async () => {
  await fill('open');
  await markCalled(ledger.db, [ledger.mine, 'x', 1, 'ref']);
  await markCalled(ledger.db, [ledger.other, 'y', 2, 'another']);
  expect(await findQuestionByReference(ledger.db, [['bureau.analyse'], 'ref'])).toMatchObject([
    { proposal: ledger.mine, slug: 'x', attempt: 1 },
  ]);
  expect(await findQuestionByReference(ledger.db, [['bureau.analyse'], 'unknown'])).toEqual([]);
  expect(await findQuestionByReference(ledger.db, [['employer.approve'], 'ref'])).toEqual([]);
});
