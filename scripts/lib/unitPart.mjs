import fs from 'node:fs';
import { inRoot } from './paths.mjs';
import { listTestFiles, runVitest } from './vitest.mjs';

/** All unit tests. */
export const wholeUnitPart = (node) => ({ name: 'unit tests', work: () => runVitest(node, ['unit']) });

/**
 * The unit tests that changed files lead to by their imports; all of them where a change is no source, since what reads it is not
 * told by imports. Those that find sources by themselves run every time; those that start compilers and builds, only when they have
 * changed or in the whole.
 */
export async function relatedUnitPart(node, changed) {
  if (changed.some((file) => !isSource(file) && !file.endsWith('.md'))) return wholeUnitPart(node);
  const units = (await listTestFiles(node)).filter(({ project }) => project === 'unit').map(({ file }) => file);
  const says = (words) => (file) => words.test(fs.readFileSync(inRoot(file), 'utf8'));
  const starters = units.filter(says(/node:child_process|copyOfHouse/)).filter((file) => !changed.includes(file));
  const finders = units.filter(says(/import\(|import\.meta\.glob|node:fs/));
  const sources = changed.filter((file) => isSource(file) && fs.existsSync(inRoot(file)));
  return {
    name: 'unit tests of changes',
    work: () => runVitest(node, ['unit'], { related: [...new Set([...finders, ...sources])], without: starters }),
  };
}

const isSource = (file) => /^(apps|packages|tests)\/.*\.tsx?$/.test(file);
