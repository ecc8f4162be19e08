import fs from 'node:fs';
import path from 'node:path';
import { locate } from './reach.ts';
import { runSuite } from './suite.ts';
import { mutated } from './types.ts';
import type { Listed } from './list.ts';

/** What starting takes, and how much slower than without the mutant the tests may be. */
const START_SECONDS = 60;
const SLOWER = 4;

/** Puts one mutant into the copy, asks the tests that come past it, and takes it out again. */
export async function judge(
  copy: string,
  mutant: Listed,
  tests: readonly (readonly [file: string, seconds: number])[],
  env: Readonly<Record<string, string>>,
): Promise<Listed> {
  if (tests.length === 0) return { ...mutant, verdict: 'survived', by: '' };
  const place = path.join(copy, mutant.file);
  const text = fs.readFileSync(place, 'utf8');
  const limitSeconds = START_SECONDS + SLOWER * tests.reduce((sum, [, seconds]) => sum + seconds, 0);
  fs.writeFileSync(place, mutated(text, locate(copy, mutant).edit));
  try {
    const run = await runSuite(copy, { files: tests.map(([file]) => file), env, bail: true, limitSeconds });
    if (run.ok) return { ...mutant, verdict: 'survived', by: '' };
    const killer = run.files.find(({ failed }) => failed) ?? run.files.find(({ failed }) => failed === '');
    const by = run.timedOut
      ? 'does not end'
      : killer === undefined
        ? 'does not start'
        : `${killer.file}: ${killer.failed}`;
    return { ...mutant, verdict: 'killed', by };
  } finally {
    fs.writeFileSync(place, text);
  }
}
