import type { CompiledFlow, JourneyState } from '@passo/engine';
import type { Runtime } from '../runtime/runtime.ts';
import { standingContact } from './confirmed.ts';

type Hashing = Pick<Runtime, 'keyring'>;

/** A person's proposals are found by the keyed hash of their contact beside that of their CPF. Not the digest that openers are counted by: this one goes with the data. */
export const hashContact = ({ keyring }: Hashing, contact: string): Buffer => keyring.keyedHash(contact, 'contact');

/**
 * The digest of the contact that was proven last: the one that stands in the journey, else the first of those that were proven beside it.
 * Null where neither is.
 */
export function contactHash(
  runtime: Hashing,
  { flow, state }: { readonly flow: CompiledFlow; readonly state: JourneyState },
  beside: readonly string[] = [],
): Buffer | null {
  const contact = standingContact(flow, state) ?? beside[0];
  return contact === undefined ? null : hashContact(runtime, contact);
}
