import type { Designer } from './designer.ts';

/** One kind, driven in each of the ways in which people drive it. */
export interface Driven {
  /** Where it is not the usual variant. */
  readonly query?: string;
  keyboard(designer: Designer): Promise<void>;
  touch(designer: Designer): Promise<void>;
  /** Absent where there is nothing to paste into. */
  paste?(designer: Designer): Promise<void>;
  /** What the form then sends. */
  readonly sent: unknown;
  /** What stands in the text field, for kinds that are one. */
  readonly shown?: string;
  /** Label of that text field where there are several. */
  readonly name?: string;
  /** What is said anywhere on the page. */
  readonly said?: string;
}
