import { spreadOf, type Spread } from '../lib/stats.ts';

/** Long enough that the timer's own steps do not count. */
const ROUND_MS = 60;

const timesFor = (work: () => unknown, ms: number): { readonly calls: number; readonly ms: number } => {
  const started = performance.now();
  const before = process.cpuUsage();
  let calls = 0;
  do {
    work();
    calls += 1;
  } while (performance.now() - started < ms);
  const { user, system } = process.cpuUsage(before);
  return { calls, ms: (user + system) / 1_000 };
};

/** Milliseconds of the processor for one call of each (whatever else the machine does counts for nobody), over so many rounds. What is compared takes turns, so that a busy moment meets all. */
export function inTurns<Name extends string>(
  work: Readonly<Record<Name, () => unknown>>,
  rounds: number,
): ReadonlyMap<string, Spread> {
  const entries = Object.entries<() => unknown>(work);
  // The compiler's own work is none of the calculation's.
  for (const [, call] of entries) timesFor(call, ROUND_MS * 3);
  const measured = new Map<string, number[]>(entries.map(([name]) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, call] of entries) {
      const { calls, ms } = timesFor(call, ROUND_MS);
      measured.get(name)?.push(ms / calls);
    }
  }
  return new Map([...measured].map(([name, values]) => [name, spreadOf(values)]));
}
