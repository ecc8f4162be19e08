/**
 * A paper before it has pages: what it says, in order. All texts are ready to be read. Its PDF carries it too, as a file of
 * JSON, so that a page can show the words of just that PDF.
 */
export interface Paper {
  readonly title: string;
  readonly subtitle: string;
  /** The few figures that matter most, large. */
  readonly highlights: readonly Fact[];
  readonly sections: readonly Section[];
  /** At the foot of every page, before the page's number. */
  readonly footer: string;
  /** Becomes the file's date, so that the same paper has the same bytes. */
  readonly date: Date;
}

export interface Fact {
  readonly label: string;
  readonly value: string;
  /** What proves it: on the same page, directly below. */
  readonly proof?: Fact;
}

/** Facts, then paragraphs, then a table; each where there is one. */
export interface Section {
  readonly title: string;
  /** It limits a right of whoever signs, or takes something: set apart (CDC, art. 54, § 4º). */
  readonly limits?: boolean;
  readonly facts?: readonly Fact[];
  readonly paragraphs?: readonly string[];
  readonly table?: Table;
}

export interface Table {
  /** What holds for all of it, above its head: the unit of its amounts. */
  readonly note?: string;
  /** The first column reads from the left, all others end at the right. `share` is of the page's width; without it a column is as wide as it needs. */
  readonly columns: readonly { readonly title: string; readonly share?: number }[];
  readonly rows: readonly (readonly string[])[];
  /** The last row is what the others make. */
  readonly total?: boolean;
}
