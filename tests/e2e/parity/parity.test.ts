import path from 'node:path';
import { randomForms, type RandomForm } from '../../../packages/catalog/src/testing/randomForms.ts';
import fc from 'fast-check';
import type { Browser, Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchChromium, newDevice } from '../../support/chromium.ts';
import { verdictsOf } from './verdicts.ts';

const CASES = 10_000;
/** Cases per call into the browser: few enough that a message stays small. */
const CHUNK = 500;
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

const inBrowser = (page: Page, cases: readonly RandomForm[]): Promise<readonly string[]> =>
  page.evaluate(
    (text) => Reflect.apply(Reflect.get(window, 'verdictsOf'), null, [JSON.parse(text)]),
    JSON.stringify(cases),
  );

it(`gives the same verdicts in the browser and on the server (${CASES} random forms, seed ${SEED})`, async () => {
  const drawn: readonly RandomForm[] = JSON.parse(
    JSON.stringify(fc.sample(randomForms, { numRuns: CASES, seed: SEED })),
  );
  const page = await (await newDevice(browser)).newPage();
  await page.addScriptTag({ content: script });
  let accepted = 0;
  for (let from = 0; from < CASES; from += CHUNK) {
    const cases = drawn.slice(from, from + CHUNK);
    const onServer = verdictsOf(cases);
    const there = await inBrowser(page, cases);
    const differs = onServer.findIndex((text, index) => text !== there[index]);
    if (differs >= 0) {
      const said = `case ${from + differs} of seed ${SEED}: ${JSON.stringify(cases[differs])}`;
      expect(JSON.parse(there[differs] ?? 'null'), said).toEqual(JSON.parse(onServer[differs] ?? 'null'));
      expect(there[differs], said).toBe(onServer[differs]);
    }
    accepted += onServer.filter((text) => JSON.parse(text).verdict.problems.length === 0).length;
  }
  // The cases are of use only if some are accepted and some are not.
  expect(accepted).toBeGreaterThan(CASES / 20);
  expect(accepted).toBeLessThan(CASES - CASES / 20);
});
