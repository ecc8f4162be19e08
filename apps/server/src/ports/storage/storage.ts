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

export interface Storage {
  /** With an `id` of the caller's the same document may be put twice: the first one stays. */
  put(document: NewDocument): Promise<{ readonly id: string; readonly sha256: string }>;
  /** Null where the document does not exist or belongs to another proposal. */
  get(id: string, proposal: string): Promise<StoredDocument | null>;
  /** Every document of the proposal, wherever it lies. Safe to repeat; throws where something could not be erased. */
  erase(proposal: string): Promise<void>;
}
