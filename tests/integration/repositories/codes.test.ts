import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  countTry,
  EVERY_DEVICE,
  findUndelivered,
  forgetMessage,
  markUndelivered,
  readSending,
  replaceCode,
  useCode,
  useToken,
  vouchContact,
} from '../../../apps/server/src/repositories/codeRepository.ts';
import { bytes, openLedger, type Ledger } from './ledger.ts';

let ledger: Ledger;
beforeAll(async () => {
  ledger = await openLedger();
});
afterAll(() => ledger.close());
beforeEach(async () => {
  await ledger.query('delete from code');
  await ledger.query('delete from message_sent');
});

interface Sent {
  readonly tries?: number;
  readonly sends?: number;
  readonly day?: string;
  /** Seconds ago. */
  readonly sent?: number;
  readonly used?: boolean;
  readonly undelivered?: boolean;
  readonly expired?: boolean;
  readonly message?: string | null;
}

const TODAY = '2026-11-20';
const YESTERDAY = '2026-11-19';

/** The same code for both proposals. */
async function fill(sent: Sent = {}): Promise<void> {
  for (const proposal of [ledger.mine, ledger.other]) {
    await ledger.query(
      `insert into code (proposal, method, target, code_hash, token_hash, tries, sends, send_day, sent_at, expires_at, used_at,
         undelivered_at, message, slug, act)
       values ($1, 'sms', 'alvo', 'code', 'token', $2, $3, $4::date, now() - make_interval(secs => $5),
         now() + make_interval(secs => $6), case when $7 then now() end, case when $8 then now() end, $9::bytea, 'codigo', 'confirm')`,
      proposal,
      sent.tries ?? 0,
      sent.sends ?? 1,
      sent.day ?? TODAY,
      sent.sent ?? 10,
      sent.expired === true ? -10 : 600,
      sent.used ?? false,
      sent.undelivered ?? false,
      sent.message === null ? null : bytes(sent.message ?? 'texto'),
    );
  }
}
const changed = (work: () => Promise<unknown>): Promise<readonly string[]> =>
  ledger.changedBy('code', 'proposal', work);

describe('a new code', () => {
  const replace = () =>
    replaceCode(ledger.db, [
      ledger.mine,
      'email',
      bytes('novo'),
      bytes('c'),
      bytes('t'),
      TODAY,
      300,
      3,
      bytes('mensagem'),
      'codigo',
      'confirm',
      null,
      EVERY_DEVICE,
      null,
    ]);
  const cases: readonly (readonly [string, Sent, number | null])[] = [
    ['waits for the pause', { sent: 10 }, null],
    ['comes after the pause', { sent: 31 }, 2],
    ['does not wait for one that was used', { sent: 10, used: true }, 2],
    ['does not wait for one that will not arrive', { sent: 10, undelivered: true }, 2],
    ['comes as the last of the day', { sent: 31, sends: 2 }, 3],
    ['does not come beyond what a day allows', { sent: 31, sends: 3 }, null],
    ['nor where the last one was used', { sent: 31, sends: 3, used: true }, null],
    ['is the first of another day', { sent: 31, sends: 3, day: YESTERDAY }, 1],
    ['waits for the pause on another day too', { sent: 10, sends: 3, day: YESTERDAY }, null],
  ];
  it.each(cases)('%s', async (_name, sent, sends) => {
    await fill(sent);
    const touched = await changed(async () => expect(await replace()).toEqual(sends === null ? [] : [{ sends }]));
    expect(touched).toEqual(sends === null ? [] : [ledger.mine]);
  });

  it('starts with no tries, unused, not undelivered', async () => {
    await fill({ sent: 31, used: true, undelivered: true, tries: 5 });
    await replace();
    expect(await countTry(ledger.db, [ledger.mine, 5, 'confirm', EVERY_DEVICE])).toMatchObject([
      { method: 'email', tries: 1, used: false, expired: false },
    ]);
    expect(await readSending(ledger.db, [ledger.mine, TODAY, 'confirm', EVERY_DEVICE])).toMatchObject([
      { undelivered: false, locked: false, used: false, sends: 2 },
    ]);
  });
});

describe('what was sent last', () => {
  const cases: readonly (readonly [string, Sent, object])[] = [
    ['within the pause', { sent: 0 }, { wait: 30 }],
    ['after the pause', { sent: 31 }, { wait: 0 }],
    ['was used', { sent: 0, used: true }, { wait: 0, used: true }],
    ['will not arrive', { sent: 0, undelivered: true }, { wait: 0, undelivered: true }],
    ['was tried four times', { tries: 4 }, { locked: false }],
    ['was tried five times', { tries: 5 }, { locked: true }],
    ['today', { sends: 3 }, { sends: 3 }],
    ['yesterday', { sends: 3, day: YESTERDAY }, { sends: 0 }],
  ];
  it.each(cases)('%s', async (_name, sent, expected) => {
    await fill(sent);
    expect(await readSending(ledger.db, [ledger.mine, TODAY, 'confirm', EVERY_DEVICE])).toMatchObject([expected]);
  });

  it('is asked of one proposal', async () => {
    await fill();
    expect(await readSending(ledger.db, [ledger.mine, TODAY, 'confirm', EVERY_DEVICE])).toHaveLength(1);
    expect(await findUndelivered(ledger.db, [ledger.mine, 'confirm', EVERY_DEVICE])).toHaveLength(1);
  });
});

const tries: readonly (readonly [string, Sent, boolean])[] = [
  ['while there are tries left', { tries: 4 }, true],
  ['none where they are used up', { tries: 5 }, false],
  ['none of a code that was used', { used: true }, false],
  ['of one that has expired too, so that it can be said', { expired: true }, true],
];
describe('a try counts', () => {
  it.each(tries)('%s', async (_name, sent, counts) => {
    await fill(sent);
    expect(await changed(() => countTry(ledger.db, [ledger.mine, 5, 'confirm', EVERY_DEVICE]))).toEqual(
      counts ? [ledger.mine] : [],
    );
  });
});

describe('a code is good once', () => {
  it.each([
    ['and then not again', {}, 1],
    ['not where it was used', { used: true }, 0],
  ] as const)('%s', async (_name, sent, rows) => {
    await fill(sent);
    const touched = await changed(async () =>
      expect(await useCode(ledger.db, [ledger.mine, 'confirm', EVERY_DEVICE, bytes('code')])).toHaveLength(rows),
    );
    expect(touched).toHaveLength(rows);
    expect(await useCode(ledger.db, [ledger.mine, 'confirm', EVERY_DEVICE, bytes('code')])).toEqual([]);
  });

  it('and only the one that was looked at: another one may have taken its place', async () => {
    await fill();
    expect(await useCode(ledger.db, [ledger.mine, 'confirm', EVERY_DEVICE, bytes('other')])).toEqual([]);
  });

  const tokens: readonly (readonly [string, Sent, string, boolean])[] = [
    ['as a link', {}, 'token', true],
    ['not with another token', {}, 'outro', false],
    ['not where it was used', { used: true }, 'token', false],
    ['not when it has expired', { expired: true }, 'token', false],
  ];
  it.each(tokens)('%s', async (_name, sent, token, good) => {
    await fill(sent);
    const touched = await changed(() => useToken(ledger.db, [bytes(token), ledger.mine, 'codigo']));
    expect(touched).toEqual(good ? [ledger.mine] : []);
  });

  it('not at another step', async () => {
    await fill();
    expect(await useToken(ledger.db, [bytes('token'), ledger.mine, 'assinatura'])).toEqual([]);
  });
});

describe('a message', () => {
  it.each([
    ['that the messenger has not taken', {}, true],
    ['that it has', { message: null }, false],
    ['whose code was used', { used: true }, false],
  ] as const)('%s', async (_name, sent, found) => {
    await fill(sent);
    expect(await findUndelivered(ledger.db, [ledger.mine, 'confirm', EVERY_DEVICE])).toHaveLength(found ? 1 : 0);
  });

  it.each([
    ['is forgotten once it is taken', TODAY, 1, true],
    ['of another day keeps the newer one', YESTERDAY, 1, false],
    ['of another send keeps the newer one', TODAY, 2, false],
  ] as const)('%s', async (_name, day, sends, forgotten) => {
    await fill();
    const touched = await changed(() => forgetMessage(ledger.db, [ledger.mine, day, sends, 'confirm', EVERY_DEVICE]));
    expect(touched).toEqual(forgotten ? [ledger.mine] : []);
  });

  const lost: readonly (readonly [string, Sent, string, readonly [known: boolean, marks: boolean]])[] = [
    ['that will not arrive marks its code', {}, 'ref', [true, true]],
    ['with an unknown reference marks none', {}, 'another', [false, false]],
    ['of an earlier send marks none', { sends: 2 }, 'ref', [true, false]],
    ['of another day marks none', { day: YESTERDAY }, 'ref', [true, false]],
    ['marks none that was used', { used: true }, 'ref', [true, false]],
    ['marks none twice', { undelivered: true }, 'ref', [true, false]],
  ];
  it.each(lost)('%s', async (_name, sent, reference, [known, marks]) => {
    await fill(sent);
    for (const [proposal, ref] of [
      [ledger.mine, 'ref'],
      [ledger.other, 'other'],
    ] as const) {
      const key = `code:${proposal}:confirm:${TODAY}:1`;
      await ledger.query('insert into message_sent (key, reference) values ($1, $2)', key, ref);
    }
    const touched = await changed(async () => {
      const proposal = marks ? ledger.mine : null;
      expect(await markUndelivered(ledger.db, [reference])).toMatchObject([{ known, proposal }]);
    });
    expect(touched).toEqual(marks ? [ledger.mine] : []);
  });
});

it('a contact that somebody vouches for is there as if its code had been used', async () => {
  await vouchContact(ledger.db, [ledger.mine, 'sms', bytes('alvo'), bytes('digest'), TODAY]);
  expect(await readSending(ledger.db, [ledger.mine, TODAY, 'confirm', EVERY_DEVICE])).toMatchObject([
    { used: true, sends: 0, wait: 0 },
  ]);
  const again = () => vouchContact(ledger.db, [ledger.mine, 'email', bytes('outro'), bytes('d'), TODAY]);
  expect(await changed(again)).toEqual([]);
});
