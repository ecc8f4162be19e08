import type { Access } from './access.ts';

/** Who changes a proposal, for its history. */
export type Actor =
  'customer' | 'system' | `typist:${string}` | `provider:${string}` | `partner:${string}` | `person:${string}`;

/** Who sits at the device: the customer, or a typist who types for them. */
export const actorOf = ({ startedAs, typist }: Pick<Access, 'startedAs' | 'typist'>): Actor =>
  startedAs === 'manual' ? `typist:${typist ?? 'unknown'}` : 'customer';
