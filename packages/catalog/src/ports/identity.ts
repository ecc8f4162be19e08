import type { DocumentReference } from './documents.ts';
import type { Contact, Person } from './person.ts';

type DocumentsQuestion = {
  readonly person: Person;
  readonly front: DocumentReference;
  readonly back: DocumentReference;
};
export type LivenessQuestion = {
  readonly person: Person;
  readonly selfie: DocumentReference;
  readonly documentFront: DocumentReference;
};
export type SessionQuestion = { readonly person: Contact };

export type IdentityVerdict = { readonly similarity: number; readonly reference: string };

export type IdentityOperations = {
  'identity.readDocuments': { readonly question: DocumentsQuestion; readonly answer: IdentityVerdict };
  'identity.liveness': { readonly question: LivenessQuestion; readonly answer: IdentityVerdict };
  'identity.faceMatch': { readonly question: LivenessQuestion; readonly answer: IdentityVerdict };
  'identity.livenessFaceMatch': { readonly question: LivenessQuestion; readonly answer: IdentityVerdict };
  /** At the provider: waiting with `shown: { link }` until the person has been through it. */
  'identity.verify': { readonly question: SessionQuestion; readonly answer: IdentityVerdict };
  'identity.facial': { readonly question: SessionQuestion; readonly answer: IdentityVerdict };
};
