import { ensurePortalBuilt } from './buildPortal.mjs';
import { ensureChromium } from './chromium.mjs';
import { Advice } from './run.mjs';
import { listTestFiles, runVitest } from './vitest.mjs';

/** Runs the test files whose paths have one of the words in them, wherever they lie, and nothing else. */
export async function runNamedTests(node, words) {
  const all = await listTestFiles(node);
  const isNamed = (word) => (file) => file.toLowerCase().includes(word.toLowerCase());
  const unknown = words.filter((word) => !all.some(({ file }) => isNamed(word)(file)));
  if (unknown.length > 0) throw new Advice(`No test file has "${unknown.join('" or "')}" in its path.`);
  const named = all.filter(({ file }) => words.some((word) => isNamed(word)(file)));
  const projects = [...new Set(named.map(({ project }) => project))];
  const { ok, failed, ...rest } = await runVitest(node, projects, {
    show: true,
    env: projects.includes('e2e') ? await browserEnv(node) : {},
    files: named.map(({ file }) => file),
  });
  // A run that broke off before it could count its tests has failed all the same.
  return { ...rest, failed: ok ? failed : Math.max(failed, 1) };
}

/** What the tests in Chromium need. */
export async function browserEnv(node) {
  await ensurePortalBuilt(node);
  return { CHROMIUM_PATH: await ensureChromium(node) };
}
