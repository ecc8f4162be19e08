import type { FieldDefinition } from '../definition.ts';
import type { CompiledField } from './compile.ts';

/** What a definition may allow at most. */
export const MOST_CHARACTERS = 5_000;
export const MOST_ROWS = 100;
const USUAL_ROWS = 20;

/** The most characters that an answer travels with. A kind that does not say takes none. */
export const longestOf = ({ kind, definition }: Pick<CompiledField, 'kind' | 'definition'>): number =>
  kind?.longest?.(definition) ?? 0;

/** The most groups of a list. */
export const mostRows = ({ maxRows = USUAL_ROWS }: FieldDefinition): number => maxRows;
