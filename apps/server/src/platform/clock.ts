import type { Clock } from '@passo/domain';

/** The machine's time. */
export const systemClock: Clock = { now: () => new Date() };

/** Shows `start` now and goes on from there at the machine's pace. */
export function clockFrom(start: Date): Clock {
  const ahead = start.getTime() - Date.now();
  return { now: () => new Date(Date.now() + ahead) };
}

export type SettableClock = Clock & {
  set(instant: Date): void;
  advance(milliseconds: number): void;
};

/** A clock that stands still until it is told otherwise. */
export function settableClock(start: Date): SettableClock {
  let current = start.getTime();
  return {
    now: () => new Date(current),
    set: (instant) => {
      current = instant.getTime();
    },
    advance: (milliseconds) => {
      current += milliseconds;
    },
  };
}
