import { timingSafeEqual } from 'node:crypto';
import { today } from '@passo/domain';
import type { TokenMethod } from '@passo/engine';
import { randomCode, randomId } from '../../platform/ids.ts';
import { ProblemError } from '../../platform/problemError.ts';
import type { MessageChannel } from '../../ports/messaging/messaging.ts';
import type { Queryable } from '../../database/pool.ts';
import {
  countTry,
  findUndelivered,
  forgetMessage,
  MOST_TRIES,
  readSending,
  replaceCode,
  useCode,
  useToken,
} from '../../repositories/codeRepository.ts';
import { openContact, sealContact, type Contact } from './contact.ts';
import { digestOf } from '../../platform/digest.ts';
import type { Runtime } from '../runtime/runtime.ts';

/* One-time codes: 6 digits, 5 minutes, 5 tries counted before comparing, 30 s between sends, 10 sends a day. */
export const CODE_SECONDS = 300;
export const RESEND_SECONDS = 30;
const SENDS_PER_DAY = 10;

/** What a code is for: one contact, at one step of one proposal. */
interface CodeFor {
  readonly proposal: string;
  readonly slug: string;
  readonly contact: Contact;
}

/**
 * Makes a new code and sends it. `keep` stores the contact that it goes to: a code that is refused stores nothing, and a contact that
 * is stored is the one that the newest code went to. The message is kept, sealed, until the messenger has it: a process that
 * dies between the two leaves neither a customer without a message nor one with two.
 */
export async function sendCode(
  runtime: Runtime,
  { proposal, slug, contact }: CodeFor,
  partner: string,
  keep: () => Promise<void> = async () => undefined,
): Promise<void> {
  const code = randomCode(6);
  const day = today(runtime.clock.now());
  const token = randomId();
  const text = await proofText(runtime, proposal, contact, { code, token, partner });
  const message = runtime.keyring.sealJson(text, messageContext(proposal));
  const [made] = await replaceCode(runtime.db, [
    proposal,
    contact.method,
    sealContact(runtime, proposal, contact),
    hashCode(runtime, proposal, code),
    digestOf(`token:${token}`),
    day,
    CODE_SECONDS,
    SENDS_PER_DAY,
    message,
    slug,
  ]);
  if (made === undefined) return sendAgain(runtime, { proposal, slug, contact }, keep);
  await keep();
  await deliver(runtime, { proposal, contact, text, day, sends: made.sends });
}

interface Proof {
  readonly code: string;
  readonly token: string;
  readonly partner: string;
}

/** A link is opened, a code is typed: the message carries the one that was asked for. */
async function proofText(runtime: Runtime, proposal: string, { method }: Contact, proof: Proof): Promise<string> {
  const { code, token, partner } = proof;
  if (method !== 'link') {
    return `${code} é o seu código ${partner}. Ele vale por 5 minutos. Não conte este código para ninguém.`;
  }
  const link = await runtime.customerLink(proposal, token);
  return `${partner}: abra este link para confirmar que é você. Ele vale por 5 minutos e só uma vez: ${link}`;
}

interface Delivery {
  readonly proposal: string;
  readonly contact: Contact;
  readonly text: string;
  readonly day: string;
  readonly sends: number;
}

async function deliver(runtime: Runtime, { proposal, contact, text, day, sends }: Delivery): Promise<void> {
  const message = { channel: channelOf(contact.method), to: contact.target, text };
  const { ok } = await runtime.messaging.send(message, `code:${proposal}:${day}:${sends}`);
  if (!ok) throw new ProblemError('provider.failed');
  await forgetMessage(runtime.db, [proposal, day, sends]);
}

/** Too soon for a new code. The last one goes out again only where nobody knows whether it ever did. */
async function sendAgain(
  runtime: Runtime,
  { proposal, slug, contact }: CodeFor,
  keep: () => Promise<void>,
): Promise<void> {
  const [row] = await findUndelivered(runtime.db, [proposal]);
  const same =
    row?.slug === slug &&
    row.method === contact.method &&
    openContact(runtime, proposal, row.target) === contact.target;
  if (row === undefined || !same) throw await tooOften(runtime, proposal);
  await keep();
  const text = String(runtime.keyring.openJson(row.message, messageContext(proposal)));
  await deliver(runtime, { proposal, contact, text, day: row.send_day, sends: row.sends });
}

async function tooOften(runtime: Runtime, proposal: string): Promise<ProblemError> {
  const [sending] = await readSending(runtime.db, [proposal, today(runtime.clock.now())]);
  if (sending !== undefined && sending.sends >= SENDS_PER_DAY) return new ProblemError('otp.dayLimit');
  return new ProblemError('otp.tooSoon', { retryAfterSeconds: Math.max(1, sending?.wait ?? RESEND_SECONDS) });
}

const messageContext = (proposal: string): string => `code-message:${proposal}`;

const channelOf = (method: TokenMethod): MessageChannel => (method === 'link' ? 'sms' : method);

/** Checks what was typed at a step. Throws the reason; a code that was asked for elsewhere is as wrong as any other. */
export async function checkCode(runtime: Runtime, proposal: string, slug: string, typed: string): Promise<void> {
  const [code] = await countTry(runtime.db, [proposal, MOST_TRIES]);
  if (code === undefined) throw new ProblemError('otp.locked');
  if (code.expired) throw new ProblemError('otp.expired');
  const isRight = timingSafeEqual(hashCode(runtime, proposal, typed), code.code_hash) && code.slug === slug;
  if (!isRight) throw new ProblemError(code.tries >= MOST_TRIES ? 'otp.locked' : 'otp.wrong');
}

/** Six digits are a code; anything longer is the token of a link. */
export const isCode = (text: string): boolean => /^\d{6}$/.test(text);

/** Uses the proof up, in the caller's transaction; answers the contact that it proves. */
export async function takeProof(
  runtime: Runtime,
  db: Queryable,
  { proposal, slug }: Pick<CodeFor, 'proposal' | 'slug'>,
  typed: string,
): Promise<string> {
  const [used] = isCode(typed)
    ? await useCode(db, [proposal])
    : await useToken(db, [digestOf(`token:${typed}`), proposal, slug]);
  if (used === undefined) throw new ProblemError(isCode(typed) ? 'otp.locked' : 'proof.invalid');
  return openContact(runtime, proposal, used.target);
}

const hashCode = (runtime: Runtime, proposal: string, code: string): Buffer =>
  runtime.keyring.keyedHash(`${proposal}:${code}`, 'code');
