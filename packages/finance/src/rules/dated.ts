import { formatDate, isCalendarDate, ok, type CalendarDate } from '@passo/domain';
import { refuse, refuseWith, type Calculated } from '../problem.ts';

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
  if (!isCalendarDate(on)) return refuse('dates.invalid');
  const entry = table.find(({ from, to }) => from <= on && (to === undefined || on <= to));
  return entry ? ok(entry) : refuseWith('rules.unknown', { message: unknownOn(table, on) });
}

/** Which rules end before that day or begin after it, and when: who reads it knows which table to bring up to date. */
function unknownOn(table: readonly Dated<unknown>[], on: CalendarDate): string {
  const before = table.findLast(({ to }) => to !== undefined && to < on);
  const after = table.find(({ from }) => on < from);
  const told = [
    before?.to && `${before.source} valeu até ${formatDate(before.to)}`,
    after && `${after.source} vale desde ${formatDate(after.from)}`,
  ].filter((part) => part !== undefined);
  return `Não há regras cadastradas para ${formatDate(on)}: ${told.join('; ') || 'a tabela está vazia'}.`;
}
