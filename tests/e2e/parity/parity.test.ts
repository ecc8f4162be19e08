import path from 'node:path';
import type { Browser } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readFlow } from '../../../apps/server/src/channels/readFlow.ts';
import { launchChromium } from '../../support/chromium.ts';
import { randomCases } from './cases.ts';
import { verdictsOf } from './verdicts.ts';

const CASES = 1_000;
const SEED = Number(process.env.PARITY_SEED ?? 20_261_120);

let browser: Browser;
let script = '';

/** The engine as the portal's build makes it: bundled and minified. */
async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: path.join(import.meta.dirname, 'browserEntry.ts'), formats: ['iife'], name: 'parity' },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (output === undefined || !('output' in output)) throw new Error('the bundle was not built');
  return output.output[0].code;
}

beforeAll(async () => {
  [browser, script] = await Promise.all([launchChromium(), bundle()]);
});
afterAll(() => browser.close());

it(`gives the same verdicts in the browser and on the server (${CASES} random answer sets, seed ${SEED})`, async () => {
  const { steps } = readFlow(path.resolve(import.meta.dirname, '../../..'), 'aurora', 'clt');
  const cases = randomCases(steps, CASES, SEED);
  const page = await browser.newPage();
  await page.addScriptTag({ content: script });
  const input = JSON.stringify([steps, cases]);
  const inBrowser: unknown = await page.evaluate(
    (text) => Reflect.apply(Reflect.get(window, 'verdictsOf'), null, JSON.parse(text)),
    input,
  );
  const onServer = JSON.parse(JSON.stringify(verdictsOf(steps, cases)));
  expect(inBrowser).toEqual(onServer);
  const judged = onServer.filter((one: { verdict: { problems: unknown[] } }) => one.verdict.problems.length === 0);
  // The cases are of use only if some are accepted and some are not.
  expect(judged.length).toBeGreaterThan(0);
  expect(judged.length).toBeLessThan(CASES);
});
