import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  countAuthorizationTry,
  findAuthorization,
  noteAuthorization,
  settleAuthorization,
} from '../../../apps/server/src/repositories/authorizationRepository.ts';
import {
  claimKey,
  finishKey,
  readKey,
  releaseKey,
  renewKey,
  storeAnswer,
  sweepKeys,
} from '../../../apps/server/src/repositories/idempotencyRepository.ts';
import {
  finishEvent,
  giveUpEvent,
  postponeEvent,
  storeEvent,
  takeEvents,
} from '../../../apps/server/src/repositories/inboxRepository.ts';
import { insertDevice } from '../../../apps/server/src/repositories/accessRepository.ts';
import { insertPass, usePass } from '../../../apps/server/src/repositories/passRepository.ts';
import { bytes, openLedger, type Ledger } from './ledger.ts';

let ledger: Ledger;
beforeAll(async () => {
  ledger = await openLedger();
});
afterAll(() => ledger.close());
beforeEach(async () => {
  for (const table of ['idempotency', 'inbox', 'pass', 'bank_authorization', 'document'])
    await ledger.query(`delete from ${table}`);
});

describe('a key of one piece of work', () => {
  /** Two keys, claimed so many seconds ago; with an answer or without. */
  async function fill(ago: number, answered: boolean): Promise<void> {
    for (const key of ['mine', 'other'])
      await ledger.query(
        `insert into idempotency (key, body_digest, status, answer, at)
         values ($1, 'corpo', case when $2 then 200 end, case when $2 then 'sim'::bytea end, now() - make_interval(secs => $3))`,
        bytes(key),
        answered,
        ago,
      );
  }
  const changed = (work: () => Promise<unknown>): Promise<readonly string[]> =>
    ledger.changedBy('idempotency', `convert_from(key, 'utf8')`, work);

  it.each([
    ['is taken by nobody else while the lease lasts', 10, false, false],
    ['is taken over when the lease has run out', 40, false, true],
    ['is never taken over once there is an answer', 40, true, false],
  ])('%s', async (_name, ago, answered, claims) => {
    await fill(ago, answered);
    const claim = () => claimKey(ledger.db, [bytes('mine'), bytes('outro'), 30]);
    const touched = await changed(async () => expect(await claim()).toEqual(claims ? [{ claimed: true }] : []));
    expect(touched).toEqual(claims ? ['mine'] : []);
  });

  const writes: readonly (readonly [string, boolean, () => Promise<unknown>])[] = [
    ['renewed', false, () => renewKey(ledger.db, [bytes('mine')])],
    ['released', false, () => releaseKey(ledger.db, [bytes('mine')])],
    ['finished', true, () => finishKey(ledger.db, [bytes('mine'), 201, bytes('resposta'), null])],
  ];
  it.each(writes)('is %s alone', async (_name, answeredToo, write) => {
    await fill(10, false);
    expect(await changed(write)).toEqual(['mine']);
    await ledger.query('delete from idempotency');
    await fill(10, true);
    expect(await changed(write)).toEqual(answeredToo ? ['mine'] : []);
  });

  it('is read alone, and an answer that is there stays', async () => {
    await fill(10, true);
    expect(await readKey(ledger.db, [bytes('mine')])).toHaveLength(1);
    expect(await changed(() => storeAnswer(ledger.db, [bytes('mine'), bytes('b'), bytes('nova'), null]))).toEqual([]);
  });

  it('is swept after a day', async () => {
    await fill(23 * 3600, true);
    expect(await changed(() => sweepKeys(ledger.db, []))).toEqual([]);
    await ledger.query('delete from idempotency');
    await fill(25 * 3600, true);
    expect(await changed(() => sweepKeys(ledger.db, []))).toEqual(['mine', 'other']);
  });
});

describe('what providers call with', () => {
  const EVENTS = [
    ['a', '1'],
    ['a', '2'],
    ['b', '1'],
  ] as const;
  const changed = (work: () => Promise<unknown>): Promise<readonly string[]> =>
    ledger.changedBy('inbox', 'provider, event_id', work);
  beforeEach(async () => {
    for (const [provider, event] of EVENTS) await storeEvent(ledger.db, [provider, event, bytes('corpo')]);
  });

  it('is stored once', async () => {
    expect(await storeEvent(ledger.db, ['a', '1', bytes('outro')])).toEqual([]);
    expect(await storeEvent(ledger.db, ['b', '2', bytes('outro')])).toEqual([{ event_id: '2' }]);
  });

  it('is finished and put off one by one', async () => {
    expect(await changed(() => finishEvent(ledger.db, ['a', '1']))).toEqual(['a 1']);
    expect(await changed(() => postponeEvent(ledger.db, ['a', '2', 30]))).toEqual(['a 2']);
  });

  it('is taken where it is open and nobody works on it, each take a try', async () => {
    await finishEvent(ledger.db, ['a', '1']);
    await postponeEvent(ledger.db, ['a', '2', 30]);
    expect(await takeEvents(ledger.db, [10, 30, false])).toMatchObject([{ provider: 'b', event_id: '1', tries: 1 }]);
    expect(await takeEvents(ledger.db, [10, 30, false])).toEqual([]);
  });

  it('is taken apart from all else, and counted, where its lease ran out', async () => {
    await ledger.query(`update inbox set leased_until = now() - interval '1 second' where event_id = '2'`);
    expect(await takeEvents(ledger.db, [10, 30, true])).toMatchObject([{ event_id: '2', lost: 1 }]);
    await changed(() => giveUpEvent(ledger.db, ['a', '2']));
    await ledger.query(`update inbox set leased_until = now() - interval '1 second'`);
    expect((await takeEvents(ledger.db, [10, 30, true])).map(({ event_id }) => event_id)).toEqual(['1', '1']);
  });

  it('is taken as it came, no more than asked for', async () => {
    await ledger.query(`update inbox set received_at = now() - interval '1 minute' where event_id = '2'`);
    expect(await takeEvents(ledger.db, [1, 30, false])).toMatchObject([{ provider: 'a', event_id: '2' }]);
  });
});

describe('a pass', () => {
  const use = (digest: string) => usePass(ledger.db, [bytes(digest), ledger.mine]);
  it.each([
    ['opens its proposal once', 'mine', 60, true],
    ['opens nothing when it is too old', 'mine', -1, false],
    ['opens no other proposal', 'other', 60, false],
    ['opens nothing under another name', 'mine', 60, false],
  ] as const)('%s', async (name, owner, seconds, opens) => {
    await insertDevice(ledger.db, [bytes(`aparelho ${name}`), ledger[owner], 1]);
    expect(
      await insertPass(ledger.db, [bytes('pass'), ledger[owner], seconds, bytes(`aparelho ${name}`)]),
    ).toHaveLength(1);
    expect(await use(name.endsWith('name') ? 'unknown' : 'pass')).toHaveLength(opens ? 1 : 0);
    expect(await use('pass')).toHaveLength(name.endsWith('name') ? 1 : 0);
  });
});

it('no pass is made for a device that is not in', async () => {
  const make = (device: Buffer | null) => insertPass(ledger.db, [bytes('outro'), ledger.mine, 60, device]);
  await insertDevice(ledger.db, [bytes('de outra'), ledger.other, 1]);
  expect([await make(null), await make(bytes('nenhum')), await make(bytes('de outra'))]).toEqual([[], [], []]);
});

describe("a bank's authorization", () => {
  const changed = (work: () => Promise<unknown>): Promise<readonly string[]> =>
    ledger.changedBy('bank_authorization', 'proposal, kind', work);
  const whom = bytes('de quem');
  const note = (status: string, subject = whom) =>
    Promise.all(
      [ledger.mine, ledger.other].flatMap((proposal) =>
        ['saque', 'saldo'].map((kind) =>
          noteAuthorization(ledger.db, [proposal, kind, subject, 'r', status, bytes('link')]),
        ),
      ),
    );
  const find = (subject = whom) => findAuthorization(ledger.db, [ledger.mine, 'saque', subject]);
  const mine = (): readonly string[] => [`${ledger.mine} saque`];

  it.each([
    ['waiting', true],
    ['success', false],
  ])('that is %s', async (status, settles) => {
    await note(status);
    const expected = settles ? mine() : [];
    expect(await changed(() => countAuthorizationTry(ledger.db, [ledger.mine, 'saque', whom, 3]))).toEqual(expected);
    expect(await changed(() => settleAuthorization(ledger.db, [ledger.mine, 'saque', whom, 'refused']))).toEqual(
      expected,
    );
    expect(await find()).toHaveLength(1);
  });

  it('is tried no more often than the limit says', async () => {
    await note('waiting');
    const attempt = () => countAuthorizationTry(ledger.db, [ledger.mine, 'saque', whom, 2]);
    expect(await attempt()).toMatchObject([{ tries: 1 }]);
    expect(await attempt()).toMatchObject([{ tries: 2 }]);
    expect(await attempt()).toEqual([]);
  });

  it('stays allowed, whoever asks late; anything else is asked anew', async () => {
    await note('success');
    await note('waiting');
    expect(await find()).toMatchObject([{ status: 'success' }]);
    await ledger.query(`update bank_authorization set status = 'refused', tries = 2`);
    await note('waiting');
    expect(await find()).toMatchObject([{ status: 'waiting', tries: 0 }]);
  });

  it('is nothing for another person or phone, who have to be asked themselves', async () => {
    const other = bytes('de outra');
    await note('success');
    expect(await find(other)).toEqual([]);
    await note('waiting', other);
    expect([await find(), await find(other)]).toMatchObject([[], [{ status: 'waiting' }]]);
    expect(await changed(() => countAuthorizationTry(ledger.db, [ledger.mine, 'saque', whom, 3]))).toEqual([]);
    expect(await changed(() => settleAuthorization(ledger.db, [ledger.mine, 'saque', whom, 'success']))).toEqual([]);
  });
});
