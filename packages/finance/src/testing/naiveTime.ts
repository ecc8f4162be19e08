import { daysBetween, type CalendarDate } from '@passo/domain';
import type Big from 'big.js';
import type { LoanTerms } from '../index.ts';
import { D, overDays, powerOf, rootOf } from './naive.ts';

/** What one real grows to in the naive running debt, by days or by the months that end on these days. */
export class NaiveTime {
  readonly terms: LoanTerms;
  readonly ends: readonly CalendarDate[];
  readonly roots = new Map<number, Big>();

  constructor(terms: LoanTerms, ends: readonly CalendarDate[]) {
    this.terms = terms;
    this.ends = ends;
  }

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
}
