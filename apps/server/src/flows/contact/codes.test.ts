import { describe, expect, it } from 'vitest';
import { ProblemError } from '../../platform/problemError.ts';
import { EVERY_DEVICE } from '../../repositories/codeRepository.ts';
import { playedRuntime, type Rows } from '../testing/playedRuntime.ts';
import { checkCode, sendCode, type CodeFor } from './codes.ts';
import { sealContact, type Contact } from './contact.ts';

const PROPOSAL = '019a9a2e-6a5c-7d0e-9c2e-3f6f4c1d2b3a';
const contact: Contact = { method: 'sms', target: '11987654321' };
const codeFor: CodeFor = {
  ...{ proposal: PROPOSAL, device: EVERY_DEVICE, slug: 'codigo', contact },
  ...{ act: 'confirm', signs: null, sentFrom: null },
};

/** What it came to: 'ok', or the problem with what is told about it. */
async function said(work: Promise<unknown>): Promise<unknown> {
  try {
    await work;
    return 'ok';
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return [error.code, error.details.retryAfterSeconds ?? error.details.message];
  }
}

describe('a code that was asked for too soon', () => {
  const refusing = (sending: readonly object[]): Rows => ({
    code_replace: [],
    code_undelivered: [],
    code_sending: sending,
  });
  it.each<[string, readonly object[], unknown]>([
    ['comes in so many seconds', [{ sends: 1, wait: 12 }], ['otp.tooSoon', 12]],
    ['comes in a second at the least', [{ sends: 1, wait: 0 }], ['otp.tooSoon', 1]],
    ['comes in a second', [{ sends: 9, wait: 1 }], ['otp.tooSoon', 1]],
    ['comes after the usual pause where nobody knows', [], ['otp.tooSoon', 30]],
    ['does not come any more today', [{ sends: 10, wait: 12 }], ['otp.dayLimit', undefined]],
  ])('%s', async (_what, sending, expected) => {
    const { runtime } = playedRuntime(refusing(sending));
    expect(await said(sendCode(runtime, codeFor, { name: 'Aurora', hosts: [] }))).toEqual(expected);
  });
});

describe('a code that the messenger is not known to have taken', () => {
  const kept = { method: 'sms', slug: 'codigo', send_day: '2026-11-20', sends: 2, about: null };

  /** Asks for a code too soon, while the last one lies there for this contact. */
  async function askAgain(target: string, ok = true) {
    const sent: string[] = [];
    const messaging = {
      send: async ({ to, text }: { readonly to: string; readonly text: string }, key: string) => {
        sent.push([to, text, key.replace(PROPOSAL, 'p')].join(' | '));
        return { ok };
      },
    };
    const rows: Record<string, readonly object[]> = {
      ...{ code_replace: [], code_forget_message: [], code_sending: [{ sends: 2, wait: 20 }] },
    };
    const { runtime, asked } = playedRuntime(rows, { messaging });
    const message = runtime.keyring.sealJson('O seu código', `code-message:${PROPOSAL}`);
    rows.code_undelivered = [{ ...kept, message, target: sealContact(runtime, PROPOSAL, { method: 'sms', target }) }];
    return { outcome: await said(sendCode(runtime, codeFor, { name: 'Aurora', hosts: [] })), sent, last: asked.at(-1) };
  }

  it('goes out again under its own key, and is forgotten then', async () => {
    expect(await askAgain(contact.target)).toEqual({
      outcome: 'ok',
      sent: ['11987654321 | O seu código | code:p:confirm:2026-11-20:2'],
      last: 'code_forget_message',
    });
  });

  it('is kept where it could not go out', async () => {
    const { outcome, last } = await askAgain(contact.target, false);
    expect([outcome, last]).toEqual([['provider.failed', undefined], 'code_undelivered']);
  });

  it('does not go to another contact', async () => {
    const { outcome, sent } = await askAgain('11911112222');
    expect([outcome, sent]).toEqual([['otp.tooSoon', 20], []]);
  });
});

describe('a code that was typed', () => {
  const typed = '123456';
  it.each<[string, object | null, unknown]>([
    ['is right', { tries: 5, expired: false, right: true }, 'ok'],
    [
      'is wrong for the first time',
      { tries: 1, expired: false, right: false },
      ['otp.wrong', 'Código errado. Restam 4 tentativas.'],
    ],
    ['is wrong', { tries: 4, expired: false, right: false }, ['otp.wrong', 'Código errado. Resta 1 tentativa.']],
    [
      'is wrong for the last time',
      { tries: 5, expired: false, right: false },
      ['otp.locked', 'Código errado, e não restam tentativas. Peça um novo código.'],
    ],
    [
      'was asked for at another step',
      { tries: 3, expired: false, right: true, slug: 'outro' },
      ['otp.wrong', 'Código errado. Restam 2 tentativas.'],
    ],
    ['is wrong and too late', { tries: 1, expired: true, right: false }, ['otp.expired', undefined]],
    [
      'signs something else than is shown now',
      { tries: 1, expired: false, right: true, about: Buffer.from('x') },
      ['otp.expired', undefined],
    ],
    ['is right and too late', { tries: 1, expired: true, right: true }, ['otp.expired', undefined]],
    ['is not looked at any more', null, ['otp.locked', undefined]],
  ])('%s', async (_what, row, expected) => {
    const rows: Record<string, readonly object[]> = { code_count_try: [] };
    const { runtime } = playedRuntime(rows);
    const code = row !== null && Reflect.get(row, 'right') === true ? typed : '654321';
    const hash = runtime.keyring.keyedHash(`${PROPOSAL}:${code}`, 'code');
    if (row !== null) rows.code_count_try = [{ slug: 'codigo', about: null, ...row, code_hash: hash }];
    expect(await said(checkCode(runtime, codeFor, typed))).toEqual(expected);
  });
});
