import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  nextOutcomeMessageIn,
  postponeOutcomeMessage,
  renewOutcomeMessage,
  settleOutcomeMessage,
  takeOutcomeMessages,
  writeExpiring,
} from '../../../apps/server/src/repositories/outcomeMessageRepository.ts';
import { bytes, openLedger, type Ledger } from './ledger.ts';

let ledger: Ledger;
beforeAll(async () => {
  ledger = await openLedger();
});
afterAll(() => ledger.close());
beforeEach(async () => void (await ledger.query('delete from outcome_message')));

/** Every message next to its neighbours: another proposal, another message, about something else. */
const fill = (state: string): Promise<unknown> =>
  ledger.query(
    `insert into outcome_message (proposal, message, slug, about, state, due_at)
     select p.id, m.message, 'x', a.about, $1, now() + interval '1 hour'
     from proposal p, unnest(array['paid', 'refused']) as m (message), unnest(array['a', 'b']::bytea[]) as a (about)`,
    state,
  );
const idOfOne = async (): Promise<string> => {
  const sql = `select id from outcome_message where proposal = $1 and message = 'paid' and about = 'a'`;
  return (await ledger.query<{ id: string }>(sql, ledger.mine))[0]?.id ?? '';
};

const writes: readonly (readonly [string, (id: string) => Promise<unknown>])[] = [
  ['renewOutcomeMessage', (id) => renewOutcomeMessage(ledger.db, [id, 5])],
  ['postponeOutcomeMessage', (id) => postponeOutcomeMessage(ledger.db, [id, 5])],
  ['settleOutcomeMessage', (id) => settleOutcomeMessage(ledger.db, [id, 'sent'])],
];

describe.each(writes)('%s', (_name, write) => {
  it.each(['open', 'sent', 'void', 'lost'])('of one that is %s', async (state) => {
    await fill(state);
    const id = await idOfOne();
    const changed = await ledger.changedBy('outcome_message', 'id', () => write(id));
    expect(changed).toEqual(state === 'open' ? [id] : []);
  });
});

describe('takeOutcomeMessages', () => {
  it('takes what is open and due, the oldest first, and nothing that somebody works on', async () => {
    await fill('open');
    expect(await takeOutcomeMessages(ledger.db, [9, 5, false])).toEqual([]);
    expect((await nextOutcomeMessageIn(ledger.db, [false]))[0]?.seconds).toBeGreaterThan(3_000);
    await ledger.query(`update outcome_message set due_at = now() - interval '1 hour' where message = 'paid'`);
    const id = await idOfOne();
    await ledger.query(`update outcome_message set due_at = now() - interval '2 hours' where id = $1`, id);
    const [first] = await takeOutcomeMessages(ledger.db, [1, 5, false]);
    expect(first).toMatchObject({ id, proposal: ledger.mine, message: 'paid', slug: 'x', about: bytes('a'), tries: 1 });
    const rest = await Promise.all([1, 2, 3].map(() => takeOutcomeMessages(ledger.db, [9, 5, false])));
    expect(rest.flat()).toHaveLength(3);
    expect(await takeOutcomeMessages(ledger.db, [9, 5, false])).toEqual([]);
  });
});

describe('writeExpiring', () => {
  const [now, until] = [new Date('2026-11-20T12:00:00Z'), new Date('2026-11-23T12:00:00Z')];
  it.each<[string, string, string, number]>([
    ['an open one', '2026-11-22', `verified = true, ended = null`, 1],
    ['one whose link has ended', '2026-11-20 11:59', `verified = true, ended = null`, 0],
    ['one whose link ends later', '2026-11-24', `verified = true, ended = null`, 0],
    ['one that has ended', '2026-11-22', `verified = true, ended = 'finished'`, 0],
    ['one that nobody proved', '2026-11-22', `verified = false, ended = null`, 0],
  ])('%s', async (_what, expires, change, count) => {
    await ledger.query('update link set expires_at = $1', `${expires}Z`);
    await ledger.query(`update proposal set ${change} where id = $1`, ledger.mine);
    await ledger.query(`update proposal set ended = 'refused' where id = $1`, ledger.other);
    expect(await writeExpiring(ledger.db, [now, until, 'expiring'])).toHaveLength(count);
    expect(await writeExpiring(ledger.db, [now, until, 'expiring'])).toEqual([]);
  });
});
