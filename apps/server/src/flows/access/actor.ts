import type { Access } from './access.ts';

/** Who changes a proposal, for its history. */
export type Actor =
  'customer' | 'system' | `typist:${string}` | `provider:${string}` | `partner:${string}` | `person:${string}`;

/** What stands readably beside an event. Which person it was is sealed with what changed: a typist's id may be an e-mail. */
export const roleOf = (actor: string): string => actor.replace(/^(typist|person):.*$/s, '$1');

/** Who sits at the device: the customer, or a typist who types for them. */
export const actorOf = ({ startedAs, typist }: Pick<Access, 'startedAs' | 'typist'>): Actor =>
  startedAs === 'manual' ? `typist:${typist ?? 'unknown'}` : 'customer';
