import { describe, expect, it } from 'vitest';
import { runWithSecondTry } from '../../scripts/lib/secondTry.mjs';

const failure = (file: string) => ({ file, test: 'does it', error: 'expected 1 to be 2' });
const red = (failures: readonly ReturnType<typeof failure>[], output = '', outside = 0) => ({
  ...{ ok: false, output, passed: 7, failed: failures.length, files: [], passes: [], failures, outside },
});
const greenOf = (test: string) => ({
  ...{ ok: true, output: '', passed: 3, failed: 0, files: [], failures: [], outside: 0 },
  passes: [{ file: 'any', test }],
});
const green = greenOf('does it');

/** Tests that end as told, run after run; and which files each run was of. */
async function tried(...ends: readonly (typeof green | ReturnType<typeof red>)[]) {
  const asked: unknown[] = [];
  const run = (_node: unknown, _projects: unknown, { files }: { readonly files?: unknown }) => {
    asked.push(files);
    return Promise.resolve(ends[asked.length - 1] ?? green);
  };
  return { asked, result: await runWithSecondTry('node', ['e2e'], { files: [] }, run) };
}

describe('a second try', () => {
  it('counts what is green then as passed, and says that it flickered', async () => {
    const { asked, result } = await tried(red([failure('tests/e2e/a.test.ts')]), green);
    expect(asked).toEqual([[], ['tests/e2e/a.test.ts']]);
    expect(result).toMatchObject({ ok: true, passed: 8, failed: 0 });
    expect(result.flickered).toEqual(['flickered: tests/e2e/a.test.ts › does it: expected 1 to be 2']);
  });

  it('leaves red what is red again, beside what flickered', async () => {
    const [a, b] = [failure('tests/e2e/a.test.ts'), failure('tests/e2e/b.test.ts')];
    const { result } = await tried(red([a, b]), green, red([b], 'b failed'));
    expect(result).toMatchObject({ ok: false, passed: 8, failed: 1, output: 'b failed' });
    expect(result.flickered).toHaveLength(1);
  });

  it('counts as red what is not there the second time', async () => {
    const { result } = await tried(red([failure('tests/e2e/a.test.ts')]), greenOf('does something else'));
    expect(result).toMatchObject({ ok: false, failed: 1, flickered: [] });
  });

  it('has mended a hook where the tests around it are green', async () => {
    const hook = { ...failure('tests/e2e/a.test.ts'), test: 'the file', isAround: true };
    expect((await tried(red([hook]), green)).result).toMatchObject({ ok: true, failed: 0 });
  });

  it.each([
    ['of kills', red([failure('tests/integration/kill/kill.test.ts')])],
    ['of races', red([failure('tests/integration/steps/twoProcesses.test.ts')])],
    ['of more than five files', red(Array.from({ length: 6 }, (_, at) => failure(`tests/e2e/${at}.test.ts`)))],
    ['of many requests at once', red([failure('tests/integration/wire/idempotency.test.ts')])],
    ['outside of tests', red([failure('tests/e2e/a.test.ts')], '', 1)],
    ['of the end of the run', red([failure('tests/e2e/a.test.ts')], 'error during close Error: no')],
    ['that broke off', red([])],
  ])('is not given to failures %s', async (_which, end) => {
    const { asked, result } = await tried(end);
    expect(asked).toHaveLength(1);
    expect(result.ok).toBe(false);
  });
});
