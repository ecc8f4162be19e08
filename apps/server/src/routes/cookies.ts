import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Visitor } from '../flows/access.ts';
import { DEVICE_DAYS } from '../flows/submit.ts';

/** One cookie per proposal, named after its link without telling it. */
const proofName = (hash: string): string => `passo_${createHash('sha256').update(hash).digest('hex').slice(0, 16)}`;
/** Remembers which link the device opened last, so that the server can dress the page before any script runs. */
const LINK_COOKIE = 'passo_link';

const options = (secure: boolean) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: DEVICE_DAYS * 86_400 }) as const;

export const visitorOf = (request: FastifyRequest, hash: string): Visitor => ({
  hash,
  deviceToken: request.cookies[proofName(hash)] ?? null,
});

export function keepProof(reply: FastifyReply, hash: string, deviceToken: string | null, secure: boolean): void {
  if (deviceToken !== null) void reply.setCookie(proofName(hash), deviceToken, options(secure));
}

export const keepLink = (reply: FastifyReply, hash: string, secure: boolean): void =>
  void reply.setCookie(LINK_COOKIE, hash, options(secure));

export const keptLink = (request: FastifyRequest): string | null => request.cookies[LINK_COOKIE] ?? null;
