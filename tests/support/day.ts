import type { CalendarDate, Clock } from '@passo/domain';
import { clockFrom, systemClock } from '../../apps/server/src/platform/clock.ts';

/** The day that every test plays on, whatever the machine's calendar shows. SUITE_DAY plays on another one. */
export const DAY = (process.env.SUITE_DAY ?? '2026-11-25') as CalendarDate;

/** Noon of it in São Paulo: hours away from the next day and from the one before, in UTC too. */
export const NOON = new Date(`${DAY}T15:00:00Z`);

/** Shows noon when a worker of the runner begins, and goes on from there. What a test does not say otherwise runs on it. */
export const suiteClock: Clock = clockFrom(NOON);

/** Shows noon for ever. */
export const stillClock: Clock = { now: () => NOON };

/** For programs in a process of their own: the same time, as their environment says it. */
export const suiteClockEnv = (): Readonly<Record<string, string>> => ({ PASSO_CLOCK: suiteClock.now().toISOString() });

/**
 * The machine's time, for what meets a clock that is not ours to set: PostgreSQL's `now()`, a file's time, a provider's
 * own process. Who uses it stands in tests/repository/days.test.ts, with the reason.
 */
export const machineClock: Clock = systemClock;
