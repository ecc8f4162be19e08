import type { Quoting } from './lender.ts';

const notOffered = async () => ({ kind: 'failed', reason: 'notOffered' }) as const;

/** Where no chosen lender quotes: an offer of the simulator beside it would be a promise that no lender made. */
export const noQuotes: Quoting = {
  simulate: notOffered,
  compare: notOffered,
  limits: notOffered,
  contracts: notOffered,
};
