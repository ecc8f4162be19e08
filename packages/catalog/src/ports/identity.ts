import type { Contact, Person } from './person.ts';

/** `documents` are references into our own storage; the port's provider fetches the pictures through it. */
type DocumentsQuestion = { readonly person: Person; readonly front: string; readonly back: string };
export type LivenessQuestion = { readonly person: Person; readonly selfie: string; readonly documentFront: string };
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
