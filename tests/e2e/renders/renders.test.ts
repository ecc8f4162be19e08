import path from 'node:path';
import type { FieldDefinition } from '@passo/engine';
import type { Browser, Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium, newDevice } from '../../support/chromium.ts';

/* Which fields React draws because of a key: counted, so that the clock of the machine is no matter. */

let browser: Browser;
let page: Page;

/** The portal's own components; only the hook by which a field reads its state is replaced by one that counts. */
async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    mode: 'development',
    define: { 'process.env.NODE_ENV': '"development"' },
    plugins: [
      {
        name: 'counted',
        enforce: 'pre',
        resolveId: (id, importer) =>
          id.endsWith('/useFormState.ts') && importer?.endsWith('/FieldHost.tsx')
            ? path.join(import.meta.dirname, 'countedState.ts')
            : null,
      },
    ],
    build: {
      write: false,
      minify: false,
      lib: { entry: path.join(import.meta.dirname, 'browserEntry.ts'), formats: ['iife'], name: 'renders' },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (output === undefined || !('output' in output)) throw new Error('the bundle was not built');
  return output.output[0].code;
}

beforeAll(async () => {
  const [launched, script] = await Promise.all([launchChromium(), bundle()]);
  browser = launched;
  page = await (await newDevice(browser)).newPage();
  await page.setContent('<!doctype html><body></body>');
  await page.addScriptTag({ content: script });
});
afterAll(() => browser.close());

const field = (key: string, more: Partial<FieldDefinition> = {}): FieldDefinition => ({
  key,
  component: 'text',
  label: key,
  ...more,
});

/** 60 fields: one that some labels name, some fields wait for and some are shown by, and plain ones. */
const fields: readonly FieldDefinition[] = [
  field('hub'),
  ...['l1', 'l2', 'l3'].map((key) => field(key, { label: `${key} de {{hub}}` })),
  ...['d1', 'd2'].map((key) => field(key, { dependencies: ['hub'] })),
  ...['v1', 'v2'].map((key) => field(key, { conditionals: [{ type: 'visualization', field: 'hub', values: ['ab'] }] })),
  ...Array.from({ length: 52 }, (_, index) => field(`p${index}`, { required: true })),
];

const look = (): Promise<Readonly<Record<string, number>>> =>
  page.evaluate(() => Reflect.apply(Reflect.get(window, 'look'), null, []));

async function press(key: string, name: string): Promise<Readonly<Record<string, number>>> {
  await page.locator(`[name="${name}"]`).focus();
  // Two frames: what a focus draws is not what a key draws.
  await settled();
  await look();
  await page.keyboard.press(key);
  await settled();
  return look();
}

const settled = (): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

describe('a key draws', () => {
  beforeAll(async () => {
    await page.evaluate((text) => Reflect.apply(Reflect.get(window, 'show'), null, [text]), JSON.stringify(fields));
    await page.locator('[name="p51"]').waitFor();
  });

  it('the field that it was typed into, once, and no other', async () => {
    expect(await press('a', 'p7')).toEqual({ p7: 1 });
    expect(await press('b', 'p7')).toEqual({ p7: 1 });
    expect(await press('Backspace', 'p7')).toEqual({ p7: 1 });
  });

  it('the fields that depend on it, once each', async () => {
    expect(await press('a', 'hub')).toEqual({ hub: 1, l1: 1, l2: 1, l3: 1, d1: 1, d2: 1 });
  });

  it('a field that appears, and none of those that stay', async () => {
    expect(await press('b', 'hub')).toEqual({ hub: 1, l1: 1, l2: 1, l3: 1, v1: 1, v2: 1 });
    expect(await page.locator('[name="v1"]').count()).toBe(1);
  });

  it('nothing for a field that goes', async () => {
    expect(await press('c', 'hub')).toEqual({ hub: 1, l1: 1, l2: 1, l3: 1 });
    expect(await page.locator('[name="v1"]').count()).toBe(0);
  });
});
