import type { ProblemCode } from '@passo/domain';

/** What can be wrong with any submit. */
export const submitProblems = [
  'client.unknown',
  'hash.invalid',
  'hash.expired',
  'proof.missing',
  'proof.unverified',
  'body.unreadable',
  'body.tooLarge',
  'media.unsupported',
  'fields.invalid',
  'fields.unknown',
  'step.notFound',
  'step.flowChanged',
  'step.notReached',
  'step.finished',
  'step.locked',
  'step.endorsed',
  'step.notConfirmed',
  'sheet.unread',
  'proposal.ended',
  'proposal.expired',
  'proposal.paying',
  'idempotency.inProgress',
  'idempotency.mismatch',
  'rate.limited',
] as const satisfies readonly ProblemCode[];
