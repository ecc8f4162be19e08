import { addDays, daysBetween, type CalendarDate } from '@passo/domain';
import { isBusinessDay, type Quote } from '../index.ts';
import { centavos, D } from './naive.ts';

/** What is left of an instalment in the naive running debt. */
export interface Item {
  readonly due: CalendarDate;
  face: number;
  fine: number;
  mora: number;
  interest: number;
  principal: number;
  since: CalendarDate;
  fined: boolean;
  /** What was unpaid for how many days of delay, one entry for each time it was looked at. */
  readonly history: { unpaid: number; days: number }[];
  moraPaid: number;
}

export interface NaiveMovement {
  fine: number;
  mora: number;
  interest: number;
  principal: number;
  balance: number;
}

export const unpaid = (item: Item): number => item.interest + item.principal;

export const itemOf = (due: CalendarDate, interest: number, principal: number): Item => ({
  ...{ due, since: due, fine: 0, mora: 0, moraPaid: 0, fined: false, interest, principal },
  history: [],
  face: interest + principal,
});

export const itemsOf = ({ schedule }: Quote): Item[] =>
  schedule.map((row) => itemOf(row.dueOn, row.interestCentavos, row.amortisationCentavos));

export function lateUntil(items: readonly Item[], on: CalendarDate): void {
  for (const item of items) {
    let payable = item.due;
    while (!isBusinessDay(payable)) payable = addDays(payable, 1);
    if (on <= payable) continue;
    if (!item.fined) item.fine += centavos(new D(unpaid(item)).times('0.02'));
    item.history.push({ unpaid: unpaid(item), days: daysBetween(item.since, on) });
    const centavoDays = item.history.reduce((sum, one) => sum.plus(new D(one.unpaid).times(one.days)), new D(0));
    item.mora = centavos(centavoDays.times('0.01').div(30)) - item.moraPaid;
    [item.fined, item.since] = [true, on];
  }
}

export function take(amount: number, items: readonly Item[]): NaiveMovement {
  const taken = { fine: 0, mora: 0, interest: 0, principal: 0, balance: 0 };
  let left = amount;
  for (const item of items) {
    for (const part of ['fine', 'mora', 'interest', 'principal'] as const) {
      const paid = Math.min(left, item[part]);
      item[part] -= paid;
      if (part === 'mora') item.moraPaid += paid;
      taken[part] += paid;
      left -= paid;
    }
  }
  return taken;
}
