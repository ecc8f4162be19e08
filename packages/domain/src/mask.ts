/**
 * How a text field shows what is typed and what of it travels.
 *
 * `mask` is progressive (any prefix of a good text is a good text), accepts anything typed or pasted, and is
 * idempotent: `mask(mask(x)) === mask(x)`. `unmask` keeps the significant characters, the ones the wire carries.
 */
export interface Mask {
  /** What a person calls it, in Portuguese. */
  readonly label: string;
  mask(text: string): string;
  unmask(text: string): string;
  /** Longest masked text, for the `maxlength` of an input. */
  readonly maxLength?: number;
  readonly inputMode: 'text' | 'numeric' | 'tel' | 'email';
  readonly autoComplete?: string;
  readonly autoCapitalize?: 'characters' | 'words' | 'none';
  /** A good text, masked; made up, but it passes the check digits. */
  readonly example: string;
}
