import type { Person } from './person.ts';

/** `documents` are references into our own storage; the port's provider fetches the pictures through it. */
export type DocumentsQuestion = { readonly person: Person; readonly front: string; readonly back: string };
export type LivenessQuestion = { readonly person: Person; readonly selfie: string; readonly documentFront: string };

export type IdentityVerdict = { readonly similarity: number; readonly reference: string };

export type IdentityOperations = {
  'identity.readDocuments': { readonly question: DocumentsQuestion; readonly answer: IdentityVerdict };
  'identity.liveness': { readonly question: LivenessQuestion; readonly answer: IdentityVerdict };
};
