import { daysBetween, ok, type CalendarDate } from '@passo/domain';
import type { RunningDebt } from '../debt/runningDebt.ts';
import { lateTermsOf } from '../debt/late.ts';
import type { Calculated } from '../problem.ts';
import { debtAt, MAX_DAYS, type ReadDebt } from '../read/debt.ts';
import { dateAt, field, optional, reading, wrong, type Place } from '../read/place.ts';
import type { DebtEvent, DebtRun, OpenLine } from './events.ts';
import { happen } from './happen.ts';
import { NOTHING, plus } from './imputed.ts';
import { leftOf, type Line } from './lines.ts';
import { eventsAt } from './readEvents.ts';
import { principalOf, standingOn } from './state.ts';

/** A debt whose schedule alone decides: what a bank told, and what was paid before, would be events that nobody dated. */
function ownDebtAt(place: Place): ReadDebt {
  const debt = debtAt(place);
  if (debt.told !== undefined) return wrong(field(place, 'told'), 'input.invalid');
  return debt.payments.length === 0 ? debt : wrong(field(place, 'payments'), 'input.invalid');
}

function dayAt(place: Place, least: CalendarDate, { rows }: ReadDebt): CalendarDate {
  const on = dateAt(place);
  const isIn = on >= least && daysBetween(rows.at(-1)?.dueOn ?? on, on) <= MAX_DAYS;
  return isIn ? on : wrong(place, 'dates.invalid');
}

function readAll(told: unknown, happened: unknown, until: unknown) {
  const debt = ownDebtAt({ value: told, path: '' });
  const events = eventsAt({ value: happened, path: 'events' }, debt.paidOutOn);
  const last = events.at(-1)?.on ?? debt.paidOutOn;
  dayAt({ value: last, path: `events.${events.length - 1}.on` }, last, debt);
  const on = optional({ value: until, path: 'until' }, (one) => dayAt(one, last, debt)) ?? last;
  return { debt, events, on };
}

/** What of a line is told. */
const openOf = ({
  dueOn,
  interestCentavos,
  amortisationCentavos,
  fineCentavos,
  lateInterestCentavos,
}: Line): OpenLine => ({
  ...{ dueOn, interestCentavos, amortisationCentavos, fineCentavos, lateInterestCentavos },
});

/**
 * A debt over time: events in the order of their days, and what each of them paid, all in centavos. `debt` is a contract as
 * `runningDebtOf` makes it of a quote, or as it is told; nothing of it changes. Delay costs what the contract says (`late`), else the
 * law's most, 2 % once and 1 % a month pro rata on what is unpaid (CDC, art. 52, § 1º; CTN, art. 161, § 1º), counted up to each event;
 * all of an instalment's days together are rounded half up, so that parts cost what the whole does; no interest runs on what delay cost.
 * The oldest instalment is paid first, of it fine, interest of delay, interest, principal (Código Civil, arts. 354 and 355). What is paid
 * beyond what is due goes by the event (`DebtEvent`). What is paid in one way on one day, event after event, is one payment in parts.
 *
 * Of every movement the four parts add up to what was paid, and all principal paid with what is still to be paid is the principal of the
 * debt. `until` is the day to which delay is counted, the last event's where it is absent. A problem says which event: `dates.invalid`
 * out of order or outside of the contract, `payment.tooLarge`, `payment.tooSmall`, `amount.invalid` to settle where nothing is open.
 */
export function runDebt(debt: RunningDebt, events: readonly DebtEvent[], until?: CalendarDate): Calculated<DebtRun> {
  const read = reading(() => readAll(debt, events, until));
  if (!read.ok) return read;
  const { on } = read.value;
  const lateOn = (day: CalendarDate) => lateTermsOf(read.value.debt, day);
  const happened = happen(read.value.debt, read.value.events, lateOn, (at) => `events.${at}`);
  if (!happened.ok) return happened;
  const late = lateOn(on);
  if (!late.ok) return late;
  const { state, movements } = happened.value;
  const { due, coming } = standingOn(state, on, late.value);
  const lines = [...due, ...coming].filter((line) => leftOf(line) > 0);
  const total = movements.reduce(plus, NOTHING);
  return ok({ movements, total, on, balanceCentavos: principalOf(lines), open: lines.map(openOf) });
}
