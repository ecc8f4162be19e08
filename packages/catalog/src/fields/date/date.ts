import { formatDate, isCalendarDate, masks, ok, fail, parseDate } from '@passo/domain';
import { boundaryProblem, defineField, messages } from '@passo/engine';

/** A calendar date: held as typed (`DD/MM/AAAA`), travelling as `YYYY-MM-DD`. Its limits count at 10 characters. */
export const date = defineField<string>({
  control: 'date',
  longest: () => 30,
  read: (wire) => {
    if (typeof wire !== 'string') return fail(messages.date);
    return ok(isCalendarDate(wire) ? formatDate(wire) : masks.date.mask(wire));
  },
  send: (typed) => parseDate(typed) ?? typed,
  format: (typed) => typed,
  plain: (typed) => parseDate(typed) ?? typed,
  isEmpty: (typed) => typed === '',
  problem: (typed, field, today) => {
    const day = typed.length === 10 ? parseDate(typed) : null;
    return day === null ? messages.date : boundaryProblem(day, field, today);
  },
  text: (typed) => typed,
});
