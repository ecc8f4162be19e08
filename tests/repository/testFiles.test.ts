import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import config from '../../vitest.config.ts';

/* Whatever is called a test is run: it is of one of the projects, and so in `npm test` or in a part of the long suite. */

const ROOT = path.resolve(import.meta.dirname, '../..');
const NOT_OURS = new Set(['node_modules', 'dist', '.git']);

function filesUnder(folder: string): readonly string[] {
  return fs.readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) return NOT_OURS.has(entry.name) ? [] : filesUnder(name);
    return [name];
  });
}

const projects = config.test?.projects ?? [];
const patterns = projects.flatMap((project) =>
  typeof project === 'object' && 'test' in project ? (project.test?.include ?? []) : [],
);

it('every test file is of exactly one project', () => {
  const tests = filesUnder('.').filter((file) => /\.(?:test|spec)\.[cm]?[jt]sx?$/.test(file));
  const homes = (file: string): number => patterns.filter((pattern) => path.matchesGlob(file, pattern)).length;
  expect(tests.length).toBeGreaterThan(300);
  expect(tests.filter((file) => homes(file) !== 1)).toEqual([]);
});
