import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { leftOut, longParts, runOf } from '../../scripts/lib/longParts.mjs';

/* The long suite names files that are there, and nothing that `npm test` leaves out is in no part. */

const ROOT = path.resolve(import.meta.dirname, '../..');
const textOf = (file: string): string => fs.readFileSync(path.join(ROOT, file), 'utf8');
const names = Object.keys(longParts);

describe.each(names)('the part %s', (name) => {
  const { files, env } = runOf(name);

  it('is of test files, and runs them at their full size', () => {
    expect(files.filter((file) => !fs.existsSync(path.join(ROOT, file)))).toEqual([]);
    expect(env).toMatchObject({ PASSO_SUITE: 'long' });
  });

  it('seeds the gate with files that have two sizes', () => {
    const seeds = files.filter((file) => !leftOut.includes(file));
    const sized = /\b(?:amount|someOf)\(|process\.env\['(?:FINANCE_RUNS|MASK_EDITS|PALETTES)'\]/;
    expect(seeds.filter((file) => !sized.test(textOf(file)))).toEqual([]);
  });
});

it('no file is in two parts', () => {
  const all = names.flatMap((name) => runOf(name).files);
  expect(all).toEqual([...new Set(all)]);
});

it('no test is tried again by the runner itself', () => expect(textOf('vitest.config.ts')).not.toMatch(/retry/));
