import path from 'node:path';
import zlib from 'node:zlib';
import { build } from 'vite';
import { expect, it } from 'vitest';

/** The form engine, every mask and validator, and what the commonest step needs, in bytes after gzip -9. */
const BUDGET = 14_000;
const ENTRY = path.join(import.meta.dirname, 'commonestStep.ts');

/** The bundle as the portal's build would make it, of these few modules alone. */
async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    build: { write: false, minify: true, lib: { entry: ENTRY, formats: ['es'], fileName: 'engine' } },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (output === undefined || !('output' in output)) throw new Error('the bundle was not built');
  return output.output[0].code;
}

it('the engine with what the commonest step needs fits into its budget', async () => {
  const code = await bundle();
  expect(code).toContain('O campo ');
  const size = zlib.gzipSync(code, { level: 9 }).length;
  expect(size).toBeLessThanOrEqual(BUDGET);
  // A bundle that has lost half of what it should carry would pass, too.
  expect(size).toBeGreaterThan(BUDGET / 2);
}, 60_000);
