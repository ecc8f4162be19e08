import { timingSafeEqual } from 'node:crypto';
import { sentence, today } from '@passo/domain';
import { canonical, type Signed, type TokenMethod } from '@passo/engine';
import type { PartnerFile } from '../../channels/partnerFile.ts';
import { randomCode, randomId } from '../../platform/ids.ts';
import { ProblemError } from '../../platform/problemError.ts';
import type { MessageChannel } from '../../ports/messaging/messaging.ts';
import { withTransaction, type Queryable } from '../../database/pool.ts';
import {
  countTry,
  findUndelivered,
  forgetMessage,
  MOST_TRIES,
  readSending,
  replaceCode,
  useCode,
  useToken,
  type CodeAct,
} from '../../repositories/codeRepository.ts';
import { openContact, sealContact, type Contact } from './contact.ts';
import { digestOf } from '../../platform/digest.ts';
import { wrongCode } from './wrongCode.ts';
import type { Runtime } from '../runtime/runtime.ts';

/* One-time codes: 6 digits, 5 minutes, 5 tries counted before comparing, 30 s between sends, 10 sends a day. */
export const CODE_SECONDS = 300;
export const RESEND_SECONDS = 30;
const SENDS_PER_DAY = 10;

/** What a code is for: one act with one contact, at one step of one proposal. */
export interface CodeFor {
  readonly proposal: string;
  readonly act: CodeAct;
  /** Whose it is: see `EVERY_DEVICE`. */
  readonly device: Buffer;
  readonly slug: string;
  readonly contact: Contact;
  /** What typing it signs; null where it binds nobody. */
  readonly signs: Signed | null;
  /** Where it was counted that it was sent (`countedFrom`); null where it was not. */
  readonly sentFrom: Buffer | null;
}

/** In whose name it is sent. */
type Sender = Pick<PartnerFile, 'name' | 'hosts'>;

/** Stores what the code goes to, in the transaction of the code; what it gives back is called once both stand. */
type Keep = (db: Queryable) => Promise<() => void>;

const nothingToKeep: Keep = async () => () => undefined;

/**
 * Makes a new code and sends it. `keep` stores the contact that it goes to, with the code or not at all: what is refused stores
 * nothing and replaces no code, and a contact that is stored is the one that the newest code went to. The message is kept, sealed,
 * until the messenger has it: a process that dies between the two leaves neither a customer without a message nor one with two.
 */
export async function sendCode(
  runtime: Runtime,
  codeFor: CodeFor,
  partner: Sender,
  keep: Keep = nothingToKeep,
): Promise<void> {
  const { proposal, act, device, slug, contact, signs, sentFrom } = codeFor;
  const code = randomCode(6);
  const day = today(runtime.clock.now());
  const token = randomId();
  const text = await proofText(runtime, codeFor, { code, token, partner });
  const message = runtime.keyring.sealJson(text, messageContext(proposal));
  const replacing: Parameters<typeof replaceCode>[1] = [
    proposal,
    contact.method,
    sealContact(runtime, proposal, contact),
    hashCode(runtime, proposal, code),
    tokenDigest(token),
    day,
    CODE_SECONDS,
    SENDS_PER_DAY,
    message,
    slug,
    act,
    aboutOf(signs),
    device,
    sentFrom,
  ];
  const { made, kept } = await withTransaction(runtime.db, async (db) => {
    const [made] = await replaceCode(db, replacing);
    return { made, kept: made && (await keep(db)) };
  });
  if (made === undefined) return sendAgain(runtime, codeFor, keep);
  kept?.();
  await deliver(runtime, { codeFor, text, day, sends: made.sends });
}

interface Proof {
  readonly code: string;
  readonly token: string;
  readonly partner: Sender;
}

/** A link is opened, a code is typed: the message carries the one that was asked for, and says what it signs. */
async function proofText(runtime: Runtime, { proposal, contact, signs }: CodeFor, proof: Proof): Promise<string> {
  const { code, token, partner } = proof;
  if (contact.method !== 'link') {
    const does = signs === null ? `é o seu código ${partner.name}` : signs.words;
    const words = [sentence(`${code} ${does}`), 'Vale por 5 minutos. Não conte este código para ninguém.'].join(' ');
    return contact.method === 'sms' ? words + boundTo(runtime, partner, code) : words;
  }
  const link = await runtime.customerLink(proposal, token);
  return `${partner.name}: abra este link para confirmar que é você. Ele vale por 5 minutos e só uma vez: ${link}`;
}

/**
 * The last line by which a phone hands the code to our page, and to no other (WICG origin-bound one-time codes). Left out where the
 * partner has hosts of its own: bound to the wrong one, it would be offered nowhere.
 */
const boundTo = ({ publicUrl }: Runtime, { hosts }: Sender, code: string): string =>
  hosts.length === 0 ? `\n\n@${new URL(publicUrl).hostname} #${code}` : '';

interface Delivery {
  readonly codeFor: CodeFor;
  readonly text: string;
  readonly day: string;
  readonly sends: number;
}

async function deliver(runtime: Runtime, { codeFor, text, day, sends }: Delivery): Promise<void> {
  const { proposal, act, device, contact } = codeFor;
  const owner = device.length === 0 ? [] : [device.toString('hex')];
  const key = ['code', proposal, act, ...owner, day, sends].join(':');
  const message = { channel: channelOf(contact.method), to: contact.target, text };
  const { ok } = await runtime.messaging.send(message, key);
  if (!ok) throw new ProblemError('provider.failed');
  await forgetMessage(runtime.db, [proposal, day, sends, act, device]);
}

/** Too soon for a new code. The last one goes out again only where nobody knows whether it ever did. */
async function sendAgain(runtime: Runtime, codeFor: CodeFor, keep: Keep): Promise<void> {
  const { proposal, act, device, slug, contact, signs } = codeFor;
  const [row] = await findUndelivered(runtime.db, [proposal, act, device]);
  const same =
    row?.slug === slug &&
    row.method === contact.method &&
    isSame(row.about, aboutOf(signs)) &&
    openContact(runtime, proposal, row.target) === contact.target;
  if (row === undefined || !same) throw await tooOften(runtime, codeFor);
  const kept = await withTransaction(runtime.db, keep);
  kept();
  const text = String(runtime.keyring.openJson(row.message, messageContext(proposal)));
  await deliver(runtime, { codeFor, text, day: row.send_day, sends: row.sends });
}

/** Of the words and of everything that the page shows above the code. */
const aboutOf = (signs: Signed | null): Buffer | null =>
  signs === null ? null : digestOf(`signs:${canonical(signs)}`);

const isSame = (one: Buffer | null, other: Buffer | null): boolean =>
  one === null || other === null ? one === other : one.equals(other);

async function tooOften(runtime: Runtime, { proposal, act, device }: CodeFor): Promise<ProblemError> {
  const [sending] = await readSending(runtime.db, [proposal, today(runtime.clock.now()), act, device]);
  if (sending !== undefined && sending.sends >= SENDS_PER_DAY) return new ProblemError('otp.dayLimit');
  return new ProblemError('otp.tooSoon', { retryAfterSeconds: Math.max(1, sending?.wait ?? RESEND_SECONDS) });
}

const messageContext = (proposal: string): string => `code-message:${proposal}`;

const channelOf = (method: TokenMethod): MessageChannel => (method === 'link' ? 'sms' : method);

/** Where a code is typed, and what it has to be for to be right there. */
export type Tried = Omit<CodeFor, 'contact' | 'sentFrom'>;

/**
 * Checks what was typed at a step, and answers how many tries are left. Throws the reason; a code that was asked for elsewhere is as wrong
 * as any other.
 */
export async function checkCode(
  runtime: Runtime,
  { proposal, act, device, slug, signs }: Tried,
  typed: string,
): Promise<number> {
  const [code] = await countTry(runtime.db, [proposal, MOST_TRIES, act, device]);
  if (code === undefined) throw new ProblemError('otp.locked');
  if (code.expired) throw new ProblemError('otp.expired');
  const isRight = timingSafeEqual(hashCode(runtime, proposal, typed), code.code_hash) && code.slug === slug;
  const left = MOST_TRIES - code.tries;
  if (!isRight) throw wrongCode(left);
  // The offer was changed while the code was on its way: it signs what was shown then.
  if (!isSame(code.about, aboutOf(signs))) throw new ProblemError('otp.expired');
  return left;
}

/** Six digits are a code; anything longer is the token of a link. */
export const isCode = (text: string): boolean => /^\d{6}$/.test(text);

/** What is kept of the token of a link. */
export const tokenDigest = (token: string): Buffer => digestOf(`token:${token}`);

/** A proof that was used up: the contact that it proves, and whether its sending was counted at an address. */
interface Taken {
  readonly contact: string;
  countedAt(network: string): boolean;
}

/** Uses the proof up, in the caller's transaction. */
export async function takeProof(runtime: Runtime, db: Queryable, tried: Tried, typed: string): Promise<Taken> {
  const { proposal, act, device, slug, signs } = tried;
  const [used] = isCode(typed)
    ? await useCode(db, [proposal, act, device, hashCode(runtime, proposal, typed)])
    : await useToken(db, [tokenDigest(typed), proposal, slug]);
  if (used === undefined) throw new ProblemError(isCode(typed) ? 'otp.locked' : 'proof.invalid');
  // Also of a link: what it signs is what was shown when it was asked for.
  if (!isSame(used.about, aboutOf(signs))) throw new ProblemError('otp.expired');
  return {
    contact: openContact(runtime, proposal, used.target),
    countedAt: (network) => isSame(used.sent_from, countedFrom(runtime, network)),
  };
}

const hashCode = (runtime: Runtime, proposal: string, code: string): Buffer =>
  runtime.keyring.keyedHash(`${proposal}:${code}`, 'code');

/** What is kept of the address where sending was counted. */
export const countedFrom = (runtime: Runtime, network: string): Buffer =>
  runtime.keyring.keyedHash(network, 'code-network');
