import type { DocumentReference } from './documents.ts';
import type { Contact } from './person.ts';

export type EnvelopeQuestion = {
  readonly person: Contact;
  readonly document: DocumentReference;
  readonly documentHash: string;
};
export type Signed = { readonly envelope: string; readonly signedAt: string };

export type SignatureOperations = {
  /** Waiting with `shown: { link }` until the signer has signed or refused. */
  'signature.collect': { readonly question: EnvelopeQuestion; readonly answer: Signed };
  /** Signed with the face: the same, at a provider that proves the signer alive. */
  'signature.withLiveness': { readonly question: EnvelopeQuestion; readonly answer: Signed };
  /** The envelope's other signers. */
  'signature.others': { readonly question: EnvelopeQuestion; readonly answer: Signed };
};
