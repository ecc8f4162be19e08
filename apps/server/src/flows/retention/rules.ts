import { addDays, addMonths, isCalendarDate, today, type CalendarDate } from '@passo/domain';
import { cancelJourney, factsOf, isRecord, stepState, type CompiledFlow, type JourneyState } from '@passo/engine';
import type { PartnerFile } from '../../channels/partnerFile.ts';

/** Which term a proposal falls under. */
export type RetentionRule = 'unfinished' | 'ended' | 'contracted';

export interface Terms {
  readonly unfinishedDays: number;
  readonly endedDays: number;
  readonly contractedYears: number;
}

/**
 * The house's terms, from the day on which each is in force; newest last. The customer reads the 90 days (`templates/steps`).
 * Five years after the last installment: Lei 9.613/1998, art. 10, § 2º (records of customers and operations), and Código Civil,
 * art. 206, § 5º, I (claims of debts in writing). Whether an institution owes ten (Circular BCB 3.978/2020, art. 67) its counsel says:
 * `contractedYears` of the partner.
 */
const terms: readonly (Terms & { readonly from: CalendarDate })[] = [
  { from: '2026-11-01', unfinishedDays: 90, endedDays: 90, contractedYears: 5 },
];

/** The terms in force on a day, with what the partner wants otherwise. Before the first ones nothing ends. */
export function termsOn(day: CalendarDate, own: PartnerFile['retention'] = {}): Terms | null {
  const inForce = terms.findLast(({ from }) => from <= day);
  return inForce === undefined ? null : { ...inForce, ...own };
}

/** The shortest time in days after which anything ends. */
export const shortest = ({ unfinishedDays, endedDays }: Terms): number => Math.min(unfinishedDays, endedDays);

interface Resting {
  readonly flow: CompiledFlow;
  readonly state: JourneyState;
  readonly changedAt: Date;
  /** Ended by retention itself: its time had come then. */
  readonly expired: boolean;
  /** A contract of it was signed once, whether or not it is the one that stands. */
  readonly signedOnce: boolean;
}

export interface Verdict {
  readonly rule: RetentionRule;
  /** The last day on which the data are kept. */
  readonly until: CalendarDate;
  /** The last day on which it stays open, where nobody pays it: what is kept of it for years holds nothing outside for so long. */
  readonly open?: CalendarDate;
}

/** Which rule a proposal falls under, and until when its data are kept. */
export function judge({ flow, state, changedAt, expired, signedOnce }: Resting, own: Terms): Verdict {
  const changed = today(changedAt);
  if (expired && !signedOnce) return { rule: 'unfinished', until: addDays(changed, -1) };
  const isStanding = isContracted(flow, state);
  if (isStanding || signedOnce) {
    // Of what ended after it was signed, without money, no installment ever falls due.
    const owed = isStanding && (state.end === null || state.end === 'finished');
    const last = (owed ? lastInstallment(flow, state) : null) ?? changed;
    const until = addMonths(last > changed ? last : changed, own.contractedYears * 12);
    const mayEnd = state.end === null && cancelJourney(state).ok;
    return { rule: 'contracted', until, ...(mayEnd && { open: addDays(changed, own.unfinishedDays) }) };
  }
  if (state.end === null) return { rule: 'unfinished', until: addDays(changed, own.unfinishedDays) };
  return { rule: 'ended', until: addDays(changed, own.endedDays) };
}

/** Paid out, being paid, or signed: whoever signed may still have to prove it, whatever became of it. */
function isContracted(flow: CompiledFlow, state: JourneyState): boolean {
  const signs = flow.steps.findLast(({ kind }) => kind.binding === true);
  const isBeingPaid = state.end === null && !cancelJourney(state).ok;
  return (
    state.end === 'finished' ||
    isBeingPaid ||
    (signs !== undefined && ['success', 'finished'].includes(stepState(state, signs.slug).status))
  );
}

function lastInstallment(flow: CompiledFlow, state: JourneyState): CalendarDate | null {
  const { oferta } = factsOf(flow, state).results;
  const quote = isRecord(oferta) ? oferta.quote : undefined;
  const last = isRecord(quote) ? quote.lastDueOn : undefined;
  return typeof last === 'string' && isCalendarDate(last) ? last : null;
}
