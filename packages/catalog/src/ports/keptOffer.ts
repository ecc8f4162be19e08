import type { Offer } from './lender.ts';

/** Whether kept JSON is an offer: only the lender port writes there, so its marks are enough. */
const isOffer = (value: unknown): value is Offer =>
  typeof value === 'object' && value !== null && 'quote' in value && 'lender' in value && 'validUntil' in value;

/** What was kept, where it is an offer. */
export const keptOffer = (kept: unknown): Offer | null => (isOffer(kept) ? kept : null);
