import type { Facts, JsonObject } from '@passo/engine';
import { kept, word } from '../ports/facts.ts';
import { contactOf } from '../ports/person.ts';
import { signedOf } from './signed.ts';

/** What is to be signed, and by whom: the written contract, named by our storage and by the SHA-256 of its bytes. */
export const envelopeOf = (facts: Facts) => ({
  person: contactOf(facts),
  document: word(kept(facts, 'contrato'), 'document'),
  documentHash: word(kept(facts, 'contrato'), 'sha256'),
});

/** What is signed, where, and whether that page may stand within ours: the provider says so with its link. */
export const showsSigning = ({ link = null, framed }: JsonObject, facts: Facts): JsonObject => ({
  ...signedOf(facts),
  link,
  framed: framed === true,
});
