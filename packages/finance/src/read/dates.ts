import { addMonths, daysBetween, type CalendarDate } from '@passo/domain';
import { calendarOf, isBusinessDay, nextBusinessDay, type Calendar } from '../calendar/businessDays.ts';
import { dayCounts, type DayCount } from '../calendar/dayCount.ts';
import { dateAt, field, items, nameAt, optional, wholeAt, wrong, type Place } from './place.ts';

/** Fifty years. */
export const MAX_INSTALLMENTS = 600;

/** Fifty years and what month ends add. */
const MAX_DAYS = 18_300;

/** Three years of grace. */
const MAX_DAYS_TO_FIRST_DUE = 1096;

/** 9999 ends the calendar; a schedule of fifty years must still be written in it. */
const LAST_FIRST_DUE = '9900-01-01';

const dueRules = { sameDay: true, nextBusinessDay: true } as const;

interface Timing {
  readonly paidOutOn: CalendarDate;
  readonly dueDates: readonly CalendarDate[];
  /** A month apart, wherever a holiday moved them to. */
  readonly monthly: boolean;
  readonly calendar: Calendar;
}

export const installmentsAt = (place: Place): number => wholeAt(place, 1, MAX_INSTALLMENTS, 'installments.invalid');

export const calendarAt = (place: Place): Calendar =>
  optional(place, (list) => calendarOf(items(list).map(dateAt))) ?? isBusinessDay;

/** When a loan is paid out and paid back: a month apart from the first due date on, or on days that are told. */
export function timingAt(place: Place): Timing {
  const calendar = calendarAt(field(place, 'holidays'));
  const paidOutOn = dateAt(field(place, 'paidOutOn'));
  const told = field(place, 'dueDates');
  if (told.value !== undefined) return { paidOutOn, dueDates: datesAt(told, paidOutOn), monthly: false, calendar };
  const installments = installmentsAt(field(place, 'installments'));
  const first = field(place, 'firstDueOn');
  const firstDueOn = firstDueAt(first, paidOutOn);
  const rule = optional(field(place, 'dueRule'), (name) => nameAt(name, dueRules));
  const sameDay = Array.from({ length: installments }, (_, k) => addMonths(firstDueOn, k));
  const dueDates = rule === 'nextBusinessDay' ? sameDay.map((day) => nextBusinessDay(day, calendar)) : sameDay;
  return { paidOutOn, dueDates, monthly: true, calendar };
}

function firstDueAt(place: Place, paidOutOn: CalendarDate): CalendarDate {
  const firstDueOn = dateAt(place);
  const days = daysBetween(paidOutOn, firstDueOn);
  if (days < 1 || firstDueOn > LAST_FIRST_DUE) return wrong(place, 'dates.invalid');
  return days > MAX_DAYS_TO_FIRST_DUE ? wrong(place, 'firstDue.tooLate') : firstDueOn;
}

/** Due dates one by one, each after the one before. */
function datesAt(place: Place, paidOutOn: CalendarDate): readonly CalendarDate[] {
  const list = items(place);
  if (list.length < 1 || list.length > MAX_INSTALLMENTS) return wrong(place, 'installments.invalid');
  let before = paidOutOn;
  return list.map((one, at) => {
    const day = at === 0 ? firstDueAt(one, paidOutOn) : dateAt(one);
    if (day <= before || daysBetween(paidOutOn, day) > MAX_DAYS) return wrong(one, 'dates.invalid');
    before = day;
    return day;
  });
}

const bases = { 360: 'act/360', 365: 'act/365' } as const satisfies Readonly<Record<number, DayCount>>;

/** `dayCount`, or `dayBase` for calendar days. */
export function dayCountAt(place: Place): DayCount {
  const [count, base] = [field(place, 'dayCount'), field(place, 'dayBase')];
  if (count.value !== undefined)
    return base.value === undefined ? nameAt(count, dayCounts) : wrong(count, 'input.invalid');
  if (base.value === 360 || base.value === 365) return bases[base.value];
  return wrong(base, 'rate.invalid');
}
