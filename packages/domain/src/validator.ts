import type { CalendarDate } from './date/date.ts';

/**
 * A named check of one text. Emptiness is not its business: an empty text is answered as good, because whether
 * a field must be filled is `required`'s question.
 */
export interface Validator {
  /** The general text, for catalogues and documentation. */
  readonly message: string;
  /** The text to show, as precise as the mistake allows, or null when the text is good. */
  problem(text: string, today: CalendarDate): string | null;
}

/** A check that has one text for whatever is wrong. */
export const checks = (message: string, isGood: (text: string) => boolean): Validator => ({
  message,
  problem: (text) => (text === '' || isGood(text) ? null : message),
});
