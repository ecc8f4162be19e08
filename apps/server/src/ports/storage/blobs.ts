/** Sealed bytes under a name, somewhere else than in the database. */
export interface Blobs {
  /** How rows call the place. */
  readonly place: string;
  /** The first under a name stays. Throws where nothing could be kept. */
  put(name: string, bytes: Buffer): Promise<void>;
  /** Null where nothing lies there. Throws where nobody can say. */
  get(name: string): Promise<Buffer | null>;
  /** What is not there is erased. Throws where nobody can say. */
  erase(name: string): Promise<void>;
}
