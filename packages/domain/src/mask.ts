/**
 * How a text field shows what is typed and what of it travels.
 *
 * `mask` is progressive (any prefix of a good text is a good text), accepts anything typed or pasted, and is
 * idempotent: `mask(mask(x)) === mask(x)`. `unmask` keeps the significant characters, the ones the wire carries.
 */
export interface Mask {
  mask(text: string): string;
  unmask(text: string): string;
  /** Whether every character is typed; others put points, strokes, brackets and blanks between them. */
  readonly isFree?: boolean;
  /** Longest masked text, for the `maxlength` of an input. */
  readonly maxLength?: number;
  /** The keyboard of a phone; absent where it is the usual one. */
  readonly inputMode?: 'numeric' | 'tel';
  /** Absent where the browser should fill nothing in. */
  readonly autoComplete?: string;
  readonly autoCapitalize?: 'characters' | 'words' | 'none';
}
