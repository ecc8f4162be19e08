import type { Quote } from '../quote/terms.ts';
import { debtPartOf } from './subject.ts';
import { lastCentavos } from './tolerances.ts';

/** What rounding left over all rows, at most, which the last one takes up. */
export const lastSlack = ({ schedule, monthlyRate }: Quote): number => lastCentavos(schedule.length, monthlyRate);

/**
 * Whether a row is the last of level instalments and as high as the others: what rounding left is then in its interest, and
 * not in what is paid. Without any interest it pays what is owed, though that is a little more.
 */
export function lastTakesUp({ schedule }: Quote, at: number): boolean {
  if (at === 0 || at !== schedule.length - 1) return false;
  const paid = schedule.map(debtPartOf);
  const [last = 0, before = 0] = [paid[at], paid[at - 1]];
  const isLevel = paid.slice(0, -1).every((one) => one === before);
  return isLevel && (last === before || (last > before && schedule[at]?.interestCentavos === 0));
}
