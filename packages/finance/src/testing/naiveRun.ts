import type { CalendarDate } from '@passo/domain';
import type Big from 'big.js';
import type { DebtEvent, LoanTerms, Quote } from '../index.ts';
import { centavos, D } from './naive.ts';
import { itemOf, itemsOf, lateUntil, take, unpaid, type Item, type NaiveMovement } from './naiveItems.ts';
import { NaiveTime } from './naiveTime.ts';

/*
 * A second, deliberately naive running debt: an instalment is a record of amounts, every amount is looked for in a loop, the balance is
 * grown from its last known day with sixty decimals. It shares nothing with the library but the calendar.
 */

/** The debt of a loan whose months are the calendar's. */
export class NaiveDebt {
  items: Item[];
  anchor: { day: CalendarDate; owed: Big };
  readonly time: NaiveTime;

  constructor(terms: LoanTerms, quote: Quote) {
    this.items = itemsOf(quote);
    this.anchor = { day: terms.paidOutOn, owed: new D(quote.financedCentavos) };
    this.time = new NaiveTime(
      terms,
      quote.schedule.map((row) => row.dueOn),
    );
  }

  /** What is owed on a day of what is due after it. */
  worth(on: CalendarDate): Big {
    let { day, owed } = this.anchor;
    for (const item of this.items.filter(({ due }) => due > this.anchor.day && due <= on)) {
      owed = new D(centavos(owed.times(this.time.growth(day, item.due))) - item.face);
      day = item.due;
    }
    let worth = owed;
    if (day < on) worth = worth.times(this.time.growth(day, on));
    let discount = new D(1);
    let before = on;
    for (const item of this.items.filter(({ due }) => due > on)) {
      discount = discount.div(this.time.growth(before, item.due));
      worth = worth.minus(discount.times(item.face - unpaid(item)));
      before = item.due;
    }
    return this.items.some((item) => item.due > on && unpaid(item) > 0) ? worth : new D(0);
  }

  /** Pays a debt of so much, in whole centavos and exactly, down from a day on. */
  goOn(on: CalendarDate, left: number, exact: Big, payments: readonly number[]): void {
    const coming = this.items.filter(({ due }) => due > on);
    const principal = coming.reduce((sum, item) => sum + item.principal, 0);
    let [owed, interest, before] = [Math.min(principal, left), Math.max(0, left - principal), on];
    let fraction = exact.minus(left);
    this.items = [];
    for (const [k, { due }] of coming.entries()) {
      if (owed + interest === 0) break;
      interest = centavos(fraction.plus(owed + interest).times(this.time.growth(before, due))) - owed;
      fraction = new D(0);
      const pays = k === coming.length - 1 ? owed + interest : Math.min(payments[k] ?? 0, owed + interest);
      const ofInterest = Math.min(pays, interest);
      this.items.push(itemOf(due, ofInterest, pays - ofInterest));
      interest -= ofInterest;
      owed -= pays - ofInterest;
      before = due;
    }
    this.anchor = { day: on, owed: exact };
  }

  happen(event: DebtEvent): NaiveMovement {
    lateUntil(this.items, event.on);
    const due = this.items.filter((item) => item.due <= event.on);
    const coming = this.items.filter((item) => item.due > event.on);
    const principal = coming.reduce((sum, item) => sum + item.principal, 0);
    const toll = due.reduce((sum, item) => sum + item.fine + item.mora + unpaid(item), 0);
    let moved: NaiveMovement;
    if (event.kind === 'payment' && event.centavos <= toll) moved = take(event.centavos, due);
    else {
      const exact = this.worth(event.on);
      const worth = Math.max(0, centavos(exact));
      const beyond = event.kind === 'settlement' ? worth : event.centavos - toll;
      moved = take(toll, due);
      const ofPrincipal = Math.max(0, principal - (worth - beyond));
      if (event.kind === 'settlement' || beyond === worth) this.items = [];
      else if (event.kind === 'payment')
        this.goOn(event.on, worth - beyond, exact.minus(beyond), this.paidAhead(event.on, beyond));
      else this.goOn(event.on, worth - beyond, new D(worth - beyond), this.paymentsAfter(event, worth - beyond));
      moved = { ...moved, interest: moved.interest + beyond - ofPrincipal, principal: moved.principal + ofPrincipal };
    }
    return { ...moved, balance: this.items.reduce((sum, item) => sum + item.principal, 0) };
  }

  /** What is left of the instalments to come: money looks for the next one, grown to the day on which that is due. */
  paidAhead(on: CalendarDate, beyond: number): readonly number[] {
    let [money, before] = [new D(beyond), on];
    return this.items
      .filter((item) => item.due > on)
      .map((item) => {
        [money, before] = [money.times(this.time.growth(before, item.due)), item.due];
        const pays = money.gte(unpaid(item)) ? unpaid(item) : centavos(money);
        money = money.gte(unpaid(item)) ? money.minus(unpaid(item)) : new D(0);
        return unpaid(item) - pays;
      });
  }

  paymentsAfter(event: Extract<DebtEvent, { kind: 'amortisation' }>, left: number): readonly number[] {
    const coming = this.items.filter((item) => item.due > event.on);
    if (event.reduces === 'term') return coming.map(unpaid);
    let [discount, before, sum] = [new D(1), event.on, new D(0)];
    for (const item of coming) {
      discount = discount.div(this.time.growth(before, item.due));
      sum = sum.plus(discount.times(unpaid(item)));
      before = item.due;
    }
    return coming.map((item) =>
      unpaid(item) === 0 ? 0 : Math.max(1, centavos(new D(unpaid(item)).times(left).div(sum))),
    );
  }
}
