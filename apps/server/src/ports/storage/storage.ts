/** A photo or a paper of one proposal. Never served to anyone but those who may see that proposal. */
export interface StoredDocument {
  readonly id: string;
  readonly proposal: string;
  readonly slug: string;
  readonly name: string;
  readonly mediaType: string;
  /** Hexadecimal. */
  readonly sha256: string;
  readonly content: Buffer;
}

type NewDocument = Omit<StoredDocument, 'id' | 'sha256'> & { readonly id?: string };

/** A document as it is kept, before it is: with its sealed bytes, or with the place where those lie. */
export interface SealedDocument extends Omit<StoredDocument, 'sha256' | 'content' | 'name'> {
  readonly name: Buffer;
  readonly digest: Buffer;
  readonly content: Buffer | null;
  /** How many there are, sealed. */
  readonly bytes: number;
  readonly place: string | null;
}

export interface Swept {
  readonly removed: number;
  /** Why each of those that stay could not be removed. They are young again: others come first the next time. */
  readonly failed: readonly Error[];
}

export interface Storage {
  /** Seals a document for a change that is to accept it (`withDocuments`). What lies elsewhere is written there by now. */
  seal(document: NewDocument): Promise<SealedDocument>;
  /** With an `id` of the caller's the same document may be put twice: the first one stays. */
  put(document: NewDocument): Promise<{ readonly id: string; readonly sha256: string }>;
  /** Null where the document does not exist or belongs to another proposal. */
  get(id: string, proposal: string): Promise<StoredDocument | null>;
  /** Removes what was written elsewhere before that instant and that no change has accepted. */
  sweep(before: Date): Promise<Swept>;
  /** Every document of the proposal, wherever it lies. Safe to repeat; throws where something could not be erased. */
  erase(proposal: string): Promise<void>;
}
