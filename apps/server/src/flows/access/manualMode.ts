import { ProblemError } from '../../platform/problemError.ts';
import { markManual } from '../../repositories/accessRepository.ts';
import { openAccess, type Visitor } from './access.ts';
import { sealTypist } from './typist.ts';
import type { Runtime } from '../runtime/runtime.ts';

const typistId = /^[\w.@-]{1,60}$/;

/**
 * A typist of the office opens the link for the customer: from now on it is in manual mode, and the typist stands on every
 * event. A link that already has a proposal stays what it was. The token names the link it is for (`hash`): taken from one, it
 * opens no other.
 */
export async function openForTypist(runtime: Runtime, visitor: Visitor, token: string): Promise<void> {
  const claims = await runtime.tokens.ofOffice({ token, hash: visitor.hash });
  const { channel, link, proposal } = await openAccess(runtime, visitor);
  if (claims === null) throw new ProblemError('token.invalid');
  const { sub, partner } = claims;
  const fits = (partner ?? channel.partner.slug) === channel.partner.slug;
  if (!fits || typeof sub !== 'string' || !typistId.test(sub)) throw new ProblemError('token.invalid');
  if (proposal === null) await markManual(runtime.db, [link, sealTypist(runtime, link, sub)]);
}
