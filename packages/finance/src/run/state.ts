import type { CalendarDate } from '@passo/domain';
import { exactComingOn } from '../debt/coming.ts';
import { wholeCentavos } from '../debt/worth.ts';
import type { Fixed } from '../number/fixed.ts';
import type { LateTerms, ReadDebt } from '../read/debt.ts';
import type { OpenRow } from '../read/openRows.ts';
import { delayed, faceOf, sumOf, type Line } from './lines.ts';

/** A debt between two events: its rows as they were agreed, and what is open of each, those that are paid too. */
export interface State {
  readonly debt: ReadDebt;
  readonly lines: readonly Line[];
}

/** A debt on a day, what is due by then apart from what is coming. */
export interface Standing {
  readonly on: CalendarDate;
  readonly debt: ReadDebt;
  /** With delay counted up to that day. */
  readonly due: readonly Line[];
  readonly coming: readonly Line[];
}

export const principalOf = (lines: readonly Line[]): number => sumOf(lines, (line) => line.amortisationCentavos);

export const standingOn = ({ debt, lines }: State, on: CalendarDate, late: LateTerms): Standing => ({
  ...{ on, debt },
  due: lines.filter(({ dueOn }) => dueOn <= on).map((line) => delayed(line, on, late)),
  coming: lines.filter(({ dueOn }) => dueOn > on),
});

export const openRowsOf = (lines: readonly Line[]): readonly OpenRow[] =>
  lines.map((line) => ({
    ...{ dueOn: line.dueOn, amortisationCentavos: line.amortisationCentavos },
    centavos: faceOf(line),
  }));

/** What the instalments to come are worth, in fixed point; nothing where all of them are paid. */
export const exactWorthOn = ({ debt, coming, on }: Omit<Standing, 'due'>): Fixed =>
  sumOf(coming, faceOf) === 0 ? 0n : exactComingOn(debt, on);

export const worthOn = (standing: Omit<Standing, 'due'>): number => wholeCentavos(exactWorthOn(standing));
