import { ok, type CalendarDate } from '@passo/domain';
import { refuse, type Calculated } from '../problem.ts';

/** A regulated value with the days on which it is in force (both included) and where it is written. */
export interface Dated<T> {
  readonly from: CalendarDate;
  /** Absent while nothing has replaced it. */
  readonly to?: CalendarDate;
  readonly source: string;
  readonly value: T;
}

/** The entry in force on a day; a day that the table does not know is a problem, never a guess. */
export function inForce<T>(table: readonly Dated<T>[], on: CalendarDate): Calculated<Dated<T>> {
  const entry = table.find(({ from, to }) => from <= on && (to === undefined || on <= to));
  return entry ? ok(entry) : refuse('rules.unknown');
}
