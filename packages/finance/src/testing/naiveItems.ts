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
  ...{ due, since: due, fine: 0, mora: 0, fined: false, interest, principal },
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
    item.mora += centavos(new D(unpaid(item)).times('0.01').times(daysBetween(item.since, on)).div(30));
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
      taken[part] += paid;
      left -= paid;
    }
  }
  return taken;
}
