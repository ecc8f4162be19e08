import { daysBetween, type CalendarDate } from '@passo/domain';
import { periodsOver, type Accrual, type Period } from './periods.ts';

/** Months moved by holidays and short Februaries at most. */
export const isMonth = (from: CalendarDate, to: CalendarDate): boolean => {
  const days = daysBetween(from, to);
  return days > 20 && days < 45;
};

/** Whether due dates are the contract's own, and not a month apart. */
const areOwn = (dates: readonly CalendarDate[]): boolean =>
  !dates.every((dueOn, at) => at === 0 || isMonth(dates[at - 1] ?? dueOn, dueOn));

/** How due dates lie, as a contract says it or as they look. */
export type Spacing = 'monthly' | 'own';

export const spacingOf = (dates: readonly CalendarDate[]): Spacing => (areOwn(dates) ? 'own' : 'monthly');

/** The periods of due dates that somebody tells: those a month apart are months, wherever a holiday moved them to. */
export const contractPeriods = (
  from: CalendarDate,
  dates: readonly CalendarDate[],
  accrual: Accrual,
  spacing: Spacing,
): readonly Period[] => periodsOver(from, dates, accrual, spacing === 'own' ? Infinity : 1);
