import type { JsonCallName } from '@passo/contract';
import { canonical, isRecord } from '@passo/engine';
import type { FastifyRequest } from 'fastify';
import { linkDigest, openAccess, requireProof } from '../flows/access/access.ts';
import type { KeyedRequest } from '../flows/requests/onceForKey.ts';
import type { Runtime } from '../flows/runtime/runtime.ts';
import { digestOf } from '../platform/digest.ts';
import { ProblemError } from '../platform/problemError.ts';
import { deviceNameOf, visitorOf } from './cookies.ts';
import { networkFrom } from './edge.ts';

/**
 * What a request is recognised by when it comes again: its key together with the call, what its path names (the link, and with
 * it the partner) and the device. Whoever learns a key gets nothing by it on another device. Null where it has no key, and
 * where the device has no name: its requests cannot be told from those of others, so they are remembered for nobody.
 */
export function requestKey(request: FastifyRequest, call: JsonCallName, params: unknown, body: unknown): string | null {
  const key = keyIn(request);
  const link = linkIn(params) ?? linkIn(body) ?? '';
  const device = deviceOf(request, call, link);
  if (key === null || device === null) return null;
  return digestOf(canonical([call, params, link, device, key])).toString('hex');
}

/** The one call that is made before there is a link, so before a device has a name for one. */
const MAKES_LINKS: JsonCallName = 'newHash';

/** What hands out the proof may be asked for again without it; any other call's answer is of the very proof that asked for it. */
const handOutProof: readonly JsonCallName[] = ['createProposal', 'tokenConfirm', 'validateWithToken'];

function deviceOf(request: FastifyRequest, call: JsonCallName, link: string): string | null {
  const name = deviceNameOf(request, link);
  if (name === null) return call === MAKES_LINKS ? seenFrom(request) : null;
  return handOutProof.includes(call) ? name : canonical([name, visitorOf(request, link).deviceToken]);
}

const seenFrom = (request: FastifyRequest): string =>
  canonical([networkFrom(request), request.headers['x-fingerprint'] ?? null]);

/** The link that a path or a body names, however the call calls it. */
export function linkIn(parts: unknown): string | null {
  if (!isRecord(parts)) return null;
  const link = parts.hashId ?? parts.hash ?? parts.id;
  return typeof link === 'string' ? link : null;
}

function keyIn(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{8,128}$/.test(key)) throw new ProblemError('body.unreadable');
  return key;
}

interface Keyed {
  readonly idempotencyKey: string | null;
  readonly body: unknown;
  readonly request: FastifyRequest;
}

/** A request whose stored answer is only for a device that has proven itself, and still has when it asks again. */
export const provenRequest = (
  runtime: Runtime,
  hash: string,
  { idempotencyKey, body, request }: Keyed,
): KeyedRequest => ({
  key: idempotencyKey,
  body,
  link: linkDigest(hash),
  admit: async () => requireProof(await openAccess(runtime, visitorOf(request, hash))),
});
