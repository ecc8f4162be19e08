import { afterAll, beforeAll, expect, it } from 'vitest';

/* The page is handed down, never reached for while a module is loaded: so whatever draws can be imported without one. */

const modules = import.meta.glob(['./**/*.{ts,tsx}', '!./**/*.test.{ts,tsx}', '!./main.tsx']);
const pageGlobals = ['window', 'document', 'location', 'history', 'navigator', 'localStorage', 'sessionStorage'];

const before = pageGlobals.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
const read: string[] = [];

/** Our own files, and not those of libraries, which look whether there is a page. */
const ours = /(?:apps\/portal|packages\/\w+)\/src\/(?!imports\.test)/;

beforeAll(() => {
  for (const name of pageGlobals) {
    const get = (): undefined => {
      const caller = (new Error().stack ?? '').split('\n')[2] ?? '';
      if (ours.test(caller)) read.push(`${name} ${caller.trim()}`);
    };
    Object.defineProperty(globalThis, name, { configurable: true, get });
  }
});
afterAll(() => {
  for (const [name, descriptor] of before) {
    Reflect.deleteProperty(globalThis, name);
    if (descriptor !== undefined) Object.defineProperty(globalThis, name, descriptor);
  }
});

it('finds the modules that draw', () => {
  expect(Object.keys(modules)).toEqual(
    expect.arrayContaining(['./views/form/FormView.tsx', './screens/StepScreen.tsx', './fields/TextField.tsx']),
  );
});

it.each(Object.entries(modules))('%s is imported without a page', async (_file, load) => {
  read.length = 0;
  await load();
  expect(read).toEqual([]);
});
