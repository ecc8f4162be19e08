import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Visitor } from '../flows/access/access.ts';
import { DEVICE_DAYS } from '../flows/access/device.ts';
import { randomId } from '../platform/ids.ts';

const MOST_NAMES = 10_000;
const names = new Map<string, string>();

/** One cookie per proposal, named after its link without telling it. Remembered: a poll asks for it every two seconds. */
function proofName(hash: string): string {
  const known = names.get(hash);
  if (known !== undefined) return known;
  if (names.size >= MOST_NAMES) names.clear();
  const name = `passo_${createHash('sha256').update(hash).digest('hex').slice(0, 16)}`;
  names.set(hash, name);
  return name;
}

/** Remembers which links the device opened, so that the server can dress the page before any script runs. */
const LINK_COOKIE = 'passo_link';
/** Under whose secret this device writes down what was typed: a day, from the first page on. */
const DRAFT_COOKIE = 'passo_draft';
const DRAFT_HOURS = 24;
/** Of all that is ours in a browser. */
const OURS = /^passo_/;

const options = (secure: boolean) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: DEVICE_DAYS * 86_400 }) as const;

const cookiesOf = (request: FastifyRequest): Readonly<Record<string, string | undefined>> =>
  request.server.parseCookie(request.headers.cookie ?? '');

/**
 * The cookie is `<name>.<proof>`. A device has a name for a link from its first call on, and opens nothing with it: it only tells
 * its own requests from those of others, so that an answer that was lost on its way, with the proof in it, can be asked for again.
 */
function cookieOf(
  request: FastifyRequest,
  hash: string,
): { readonly name: string | null; readonly proof: string | null } {
  const [name, proof] = cookiesOf(request)[proofName(hash)]?.split('.') ?? [];
  return { name: name || null, proof: proof || null };
}

export function visitorOf(request: FastifyRequest, hash: string): Visitor {
  const { name: device, proof: deviceToken } = cookieOf(request, hash);
  return { hash, deviceToken, device };
}

export const deviceNameOf = (request: FastifyRequest, hash: string): string | null => cookieOf(request, hash).name;

/** The device's name for the link; it gets one where it has none. */
export function nameDevice(request: FastifyRequest, reply: FastifyReply, hash: string, secure: boolean): string {
  const known = deviceNameOf(request, hash);
  if (known !== null) return known;
  const name = randomId();
  void reply.setCookie(proofName(hash), `${name}.`, options(secure));
  return name;
}

/** Keeps the proof beside the name that the device has, or came to have by this very call. */
export function keepProof(
  reply: FastifyReply,
  hash: string,
  deviceToken: string | null,
  secure: boolean,
  name = deviceNameOf(reply.request, hash) ?? randomId(),
): void {
  if (deviceToken !== null) void reply.setCookie(proofName(hash), `${name}.${deviceToken}`, options(secure));
}

interface KeptLink {
  readonly hash: string;
  /** Code of its channel. */
  readonly channel: string;
}

const MOST_LINKS = 8;
const keptForm = /^([\w-]{22,64})~([a-z0-9-]{1,60})$/;

/** The links that this device opened, the last one first, one of each channel: whoever looks at another product finds both again. */
export const keptLinks = (request: FastifyRequest): readonly KeptLink[] =>
  (cookiesOf(request)[LINK_COOKIE] ?? '').split('.').flatMap((kept) => {
    const [, hash, channel] = keptForm.exec(kept) ?? [];
    return hash === undefined || channel === undefined ? [] : [{ hash, channel }];
  });

export function keepLink(reply: FastifyReply, link: KeptLink, secure: boolean): void {
  const others = keptLinks(reply.request).filter(({ channel }) => channel !== link.channel);
  const kept = [link, ...others].slice(0, MOST_LINKS).map(({ hash, channel }) => `${hash}~${channel}`);
  void reply.setCookie(LINK_COOKIE, kept.join('.'), options(secure));
}

export function draftSecret(request: FastifyRequest, reply: FastifyReply, secure: boolean): string {
  const known = cookiesOf(request)[DRAFT_COOKIE];
  if (known !== undefined) return known;
  const secret = randomId();
  void reply.setCookie(DRAFT_COOKIE, secret, { ...options(secure), maxAge: DRAFT_HOURS * 3600 });
  return secret;
}

/** Every proof that this browser brings, whatever proposal it is for. */
export const proofsOf = (request: FastifyRequest): readonly string[] =>
  Object.entries(cookiesOf(request)).flatMap(([name, value]) => {
    const proof = OURS.test(name) && name !== LINK_COOKIE && name !== DRAFT_COOKIE ? value?.split('.')[1] : undefined;
    return proof ? [proof] : [];
  });

/** Nothing of the person stays in this browser's cookies. */
export function clearCookies(request: FastifyRequest, reply: FastifyReply, secure: boolean): void {
  for (const name of Object.keys(cookiesOf(request)))
    if (OURS.test(name)) void reply.clearCookie(name, options(secure));
}
