import { parseDate } from '@passo/domain/date/date.ts';
import { messages } from '@passo/engine/form/messages.ts';

const DAY_AND_MONTH = /^(?:0[1-9]|[12]\d|3[01])\/(?:0[1-9]|1[0-2])\//;

/** What is wrong with a date, in plainer words where day and month are some and that month has no such day (31/02). */
export function dateReason(problem: string | undefined, typed: string): string | undefined {
  const isMissing = typed.length === 10 && DAY_AND_MONTH.test(typed) && parseDate(typed) === null;
  return problem === messages.date && isMissing ? 'Esta data não existe. Confira dia e mês.' : problem;
}
