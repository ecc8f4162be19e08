import { addDays, daysBetween, type CalendarDate } from '@passo/domain';
import type Big from 'big.js';
import { isBusinessDay, type DebtEvent, type LoanTerms, type Quote } from '../index.ts';
import { centavos, D, overDays, powerOf, rootOf } from './naive.ts';

/*
 * A second, deliberately naive running debt: an instalment is a record of amounts, every amount is looked for in a loop, the balance is
 * grown from its last known day with sixty decimals. It shares nothing with the library but the calendar.
 */

interface Item {
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

const unpaid = (item: Item): number => item.interest + item.principal;

/** The debt of a loan whose months are the calendar's. */
export class NaiveDebt {
  readonly terms: LoanTerms;
  items: Item[];
  anchor: { day: CalendarDate; owed: number };
  readonly ends: readonly CalendarDate[];

  constructor(terms: LoanTerms, quote: Quote) {
    this.terms = terms;
    this.items = quote.schedule.map((row) => ({
      ...{ due: row.dueOn, since: row.dueOn, fine: 0, mora: 0, fined: false },
      ...{ interest: row.interestCentavos, principal: row.amortisationCentavos },
      face: row.interestCentavos + row.amortisationCentavos,
    }));
    this.anchor = { day: terms.paidOutOn, owed: quote.financedCentavos };
    this.ends = quote.schedule.map((row) => row.dueOn);
  }

  readonly roots = new Map<number, Big>();

  /** From a day to a later one of the same month. */
  growth(from: CalendarDate, to: CalendarDate): Big {
    const days = daysBetween(from, to);
    if (this.terms.method === 'byDays') return overDays(this.terms, days);
    const start = this.ends.findLast((end) => end <= from) ?? this.terms.paidOutOn;
    const end = this.ends.find((one) => one > from) ?? to;
    const month = new D(String(this.terms.monthlyRate)).plus(1);
    const length = daysBetween(start, end);
    const root = this.roots.get(length) ?? rootOf(month, length);
    this.roots.set(length, root);
    return days === length ? month : powerOf(root, days);
  }

  /** What is owed on a day of what is due after it. */
  worth(on: CalendarDate): Big {
    let { day, owed } = this.anchor;
    for (const item of this.items.filter(({ due }) => due > this.anchor.day && due <= on)) {
      owed += centavos(new D(owed).times(this.growth(day, item.due).minus(1))) - item.face;
      day = item.due;
    }
    let worth = new D(owed);
    if (day < on) worth = worth.times(this.growth(day, on));
    let discount = new D(1);
    let before = on;
    for (const item of this.items.filter(({ due }) => due > on)) {
      discount = discount.div(this.growth(before, item.due));
      worth = worth.minus(discount.times(item.face - unpaid(item)));
      before = item.due;
    }
    return this.items.some((item) => item.due > on && unpaid(item) > 0) ? worth : new D(0);
  }

  late(on: CalendarDate): void {
    for (const item of this.items) {
      let payable = item.due;
      while (!isBusinessDay(payable)) payable = addDays(payable, 1);
      if (on <= payable) continue;
      if (!item.fined) item.fine += centavos(new D(unpaid(item)).times('0.02'));
      item.mora += centavos(new D(unpaid(item)).times('0.01').times(daysBetween(item.since, on)).div(30));
      [item.fined, item.since] = [true, on];
    }
  }

  take(amount: number, items: readonly Item[]): NaiveMovement {
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

  /** Pays a debt of so much down from a day on. */
  goOn(on: CalendarDate, left: number, payments: readonly number[]): void {
    const coming = this.items.filter(({ due }) => due > on);
    const principal = coming.reduce((sum, item) => sum + item.principal, 0);
    let [owed, interest, before] = [Math.min(principal, left), Math.max(0, left - principal), on];
    this.items = [];
    for (const [k, { due }] of coming.entries()) {
      if (owed + interest === 0) break;
      interest += centavos(new D(owed + interest).times(this.growth(before, due).minus(1)));
      const pays = k === coming.length - 1 ? owed + interest : Math.min(payments[k] ?? 0, owed + interest);
      const ofInterest = Math.min(pays, interest);
      const item = { due, since: due, fine: 0, mora: 0, fined: false, face: pays };
      this.items.push({ ...item, interest: ofInterest, principal: pays - ofInterest });
      interest -= ofInterest;
      owed -= pays - ofInterest;
      before = due;
    }
    this.anchor = { day: on, owed: left };
  }

  happen(event: DebtEvent): NaiveMovement {
    this.late(event.on);
    const due = this.items.filter((item) => item.due <= event.on);
    const coming = this.items.filter((item) => item.due > event.on);
    const principal = coming.reduce((sum, item) => sum + item.principal, 0);
    const toll = due.reduce((sum, item) => sum + item.fine + item.mora + unpaid(item), 0);
    let moved: NaiveMovement;
    if (event.kind === 'payment') moved = this.take(event.centavos, this.items);
    else {
      const worth = Math.max(0, centavos(this.worth(event.on)));
      const beyond = event.kind === 'settlement' ? worth : event.centavos - toll;
      moved = this.take(toll, due);
      const ofPrincipal = Math.max(0, principal - (worth - beyond));
      if (event.kind === 'amortisation') this.goOn(event.on, worth - beyond, this.paymentsAfter(event, worth - beyond));
      else this.items = [];
      moved = { ...moved, interest: moved.interest + beyond - ofPrincipal, principal: moved.principal + ofPrincipal };
    }
    return { ...moved, balance: this.items.reduce((sum, item) => sum + item.principal, 0) };
  }

  paymentsAfter(event: Extract<DebtEvent, { kind: 'amortisation' }>, left: number): readonly number[] {
    const coming = this.items.filter((item) => item.due > event.on);
    if (event.reduces === 'term') return coming.map(unpaid);
    let [discount, before, sum] = [new D(1), event.on, new D(0)];
    for (const item of coming) {
      discount = discount.div(this.growth(before, item.due));
      sum = sum.plus(discount.times(unpaid(item)));
      before = item.due;
    }
    return coming.map((item) =>
      unpaid(item) === 0 ? 0 : Math.max(1, centavos(new D(unpaid(item)).times(left).div(sum))),
    );
  }
}
