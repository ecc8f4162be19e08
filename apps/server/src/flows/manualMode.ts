import { ProblemError } from '../platform/problemError.ts';
import { markManual } from '../repositories/accessRepository.ts';
import { openAccess, type Visitor } from './access.ts';
import type { Runtime } from './runtime.ts';

const typistId = /^[\w.@-]{1,60}$/;

/**
 * A typist of the office opens the link for the customer: from now on it is in manual mode, and the typist stands on every
 * event. A link that already has a proposal stays what it was.
 */
export async function openForTypist(runtime: Runtime, visitor: Visitor, token: string): Promise<void> {
  const claims = await runtime.tokens.ofOffice(token);
  const { channel, link, proposal } = await openAccess(runtime, visitor);
  const { sub, partner } = claims ?? {};
  const allowed =
    typeof sub === 'string' && typistId.test(sub) && (partner ?? channel.partner.slug) === channel.partner.slug;
  if (!allowed) throw new ProblemError('token.invalid');
  if (proposal === null) await markManual(runtime.db, [link, sub]);
}
