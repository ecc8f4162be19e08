import { secondsSince, tail } from './run.mjs';

/**
 * Runs named parts, at most `atOnce` at the same time, and prints a line per part as it ends: its name, its seconds, and
 * what it printed if it failed. A part answers `{ ok, output, passed?, failed? }`; without counts it counts as one.
 */
export async function runParts(parts, { atOnce }) {
  const waiting = [...parts];
  const counts = { passed: 0, failed: 0 };
  const work = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift()) add(counts, await runPart(part));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return counts;
}

async function runPart({ name, work }) {
  const start = performance.now();
  const { ok, output, passed = ok ? 1 : 0, failed = ok ? 0 : 1 } = await work();
  console.log(`${ok ? '✓' : '✗'} ${name.padEnd(24)} ${secondsSince(start).padStart(6)} s`);
  if (!ok) console.log(`${tail(output, 200)}\n`);
  // A run that broke off before it could count its tests has failed all the same.
  return { passed, failed: ok ? failed : Math.max(failed, 1) };
}

const add = (counts, { passed, failed }) => {
  counts.passed += passed;
  counts.failed += failed;
};

/** The line that a machine reads: nothing else stands on it. */
export const summary = ({ passed, failed }) => `${passed} passed, ${failed} failed`;
