import type { Mask } from '../mask.ts';
import { digitsOf, fit, isShort, lay } from '../pattern.ts';
import { checks, type Validator } from '../validator.ts';
import { formatDate, parseDate } from './date.ts';

const TEMPLATE = '99/99/9999';

/** Nobody alive and no document is older: a year below it is a slip of the finger. */
const OLDEST = '1900-01-01';

/** Typed day first; an ISO date (autofill, paste) is turned round. */
function maskDate(text: string): string {
  const pasted = isShort(text) ? parseDate(text.trim()) : null;
  return pasted ? formatDate(pasted) : lay(TEMPLATE, fit(TEMPLATE, text));
}

/** A complete date travels as `YYYY-MM-DD`, an unfinished one as its digits. */
export const dateMask: Mask = {
  mask: maskDate,
  unmask: (text) => parseDate(maskDate(text)) ?? digitsOf(maskDate(text)),
  maxLength: TEMPLATE.length,
  inputMode: 'numeric',
};

function isInCalendar(text: string): boolean {
  const date = parseDate(text);
  return date !== null && date >= OLDEST;
}

export const dateValidator = checks('Data inválida', isInCalendar);

export const dateNotFutureValidator: Validator = {
  message: 'A data não pode ser depois de hoje.',
  problem: (text, today) => {
    const date = parseDate(text);
    return date !== null && date > today ? dateNotFutureValidator.message : dateValidator.problem(text, today);
  },
};
