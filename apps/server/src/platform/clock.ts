import type { Clock } from '@passo/domain';

/** The machine's time. */
export const systemClock: Clock = { now: () => new Date() };

/** Shows `start` now and goes on from there at the machine's pace. */
export function clockFrom(start: Date): Clock {
  const ahead = start.getTime() - Date.now();
  return { now: () => new Date(Date.now() + ahead) };
}
