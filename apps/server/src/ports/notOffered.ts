import type { Operation } from './port.ts';

/** A question that this vendor does not answer. A flow that puts it to them says so at once instead of waiting. */
export const notOffered: Operation<unknown, never> = {
  timeoutMs: 1_000,
  tries: 2,
  ask: async () => ({ kind: 'failed', reason: 'notOffered' }),
};
