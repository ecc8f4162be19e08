import { addDays, daysBetween, type CalendarDate } from '@passo/domain';
import fc from 'fast-check';
import { runDebt, type DebtEvent, type OpenLine, type RunningDebt } from '../index.ts';

/** What somebody does: how long after the last time, in which way, and by how much of what could be paid. */
interface Habit {
  readonly days: number;
  readonly kind: 'dueNow' | 'payment' | 'term' | 'installments' | 'settlement';
  readonly part: number;
}

export const habits: fc.Arbitrary<readonly Habit[]> = fc.array(
  fc.record({
    days: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 200 })),
    kind: fc.constantFrom('dueNow', 'dueNow', 'payment', 'payment', 'term', 'installments', 'settlement'),
    part: fc.integer({ min: 1, max: 1000 }).map((thousandths) => thousandths / 1000),
  }),
  { minLength: 1, maxLength: 9 },
);

const openOf = (debt: RunningDebt, events: readonly DebtEvent[], on: CalendarDate) => {
  const run = runDebt(debt, events, on);
  return run.ok ? run.value.open : [];
};

const leftOf = (lines: readonly OpenLine[]): number =>
  lines.reduce(
    (sum, one) => sum + one.fineCentavos + one.lateInterestCentavos + one.interestCentavos + one.amortisationCentavos,
    0,
  );

function eventOf({ kind, part }: Habit, on: CalendarDate, debt: RunningDebt, before: readonly DebtEvent[]): DebtEvent {
  const open = openOf(debt, before, on);
  const due = leftOf(open.filter(({ dueOn }) => dueOn <= on));
  if (kind === 'settlement') return { kind, on };
  if (kind === 'dueNow') return { kind: 'payment', on, centavos: Math.max(1, due) };
  if (kind === 'payment')
    return { kind, on, centavos: Math.max(1, Math.floor((due + leftOf(open.slice(0, 3))) * part * part)) };
  return {
    kind: 'amortisation',
    on,
    centavos: due + Math.max(1, Math.floor((leftOf(open) - due) * part * 0.8)),
    reduces: kind,
  };
}

/** The events of a debt that somebody with these habits has; those that are refused are left out. */
export function eventsOf(debt: RunningDebt, some: readonly Habit[]): readonly DebtEvent[] {
  const last = debt.open.at(-1)?.dueOn ?? debt.paidOutOn;
  let [events, on]: [readonly DebtEvent[], CalendarDate] = [[], debt.paidOutOn];
  for (const habit of some) {
    on = addDays(on, habit.days);
    if (daysBetween(last, on) > 300) break;
    const more = [...events, eventOf(habit, on, debt, events)];
    if (runDebt(debt, more).ok) events = more;
  }
  return events;
}
