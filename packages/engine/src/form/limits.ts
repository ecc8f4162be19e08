import type { FieldDefinition } from '../definition.ts';
import type { CompiledField } from './compile.ts';

/** What a definition may allow at most. */
export const MOST_CHARACTERS = 5_000;
export const MOST_ROWS = 100;
const USUAL_ROWS = 20;

type Measured = Pick<CompiledField, 'kind' | 'definition'>;

/** The most characters that an answer has. A kind that does not say takes none. */
export const longestOf = ({ kind, definition }: Measured): number => kind?.longest?.(definition) ?? 0;

/** `R$ `, points and the word `parcelas`: what a formatter may add. */
const FORMATTED = 40;

/** The most that it travels with. */
export const longestTravelling = (field: Measured): number =>
  longestOf(field) + (field.definition.format?.send === undefined ? 0 : FORMATTED);

/** The most groups of a list. */
export const mostRows = ({ maxRows = USUAL_ROWS }: FieldDefinition): number => maxRows;
