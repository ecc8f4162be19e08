import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/* docs/adding.md says that a field kind is one folder and one line, and a control one line each at its name and in the
   portal's table. Here they are added, to a copy of the repository. */

const ROOT = path.resolve(import.meta.dirname, '../..');
const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'passo-kind-'));
const at = (...parts: readonly string[]): string => path.join(copy, ...parts);

const KIND = `import { ok, fail } from '@passo/domain';
import { defineField } from '@passo/engine';

/** A score from 1 to 5. */
export const nota = defineField<number>({
  control: 'text',
  read: (wire) => (typeof wire === 'number' && wire >= 1 && wire <= 5 ? ok(wire) : fail('Escolha de 1 a 5.')),
  send: (score) => score,
  format: (score) => '★'.repeat(score),
});
`;
const EXAMPLES = `import type { FieldExamples } from '../../conformance/examples.ts';

export const examples: FieldExamples = { good: [{ wire: 3, shown: '★★★' }], bad: [{ wire: 6 }] };
`;
const LINE = "export { nota } from './nota/nota.ts';\n";
const FOLDER = 'packages/catalog/src/fields';

/** Sources are copied, installed packages are linked; the repository's own packages are those of the copy. */
beforeAll(() => {
  const parts = ['package.json', 'tsconfig.base.json', 'vitest.config.ts', '.prettierrc.json', 'docs', 'packages'];
  const wanted = (source: string): boolean => !/[\\/](?:node_modules|dist)$|\.tsbuildinfo$/.test(source);
  const tests = ['tests/support/longestFirst.ts', 'tests/repository/fieldsDocument.test.ts'];
  for (const part of [...parts, 'apps/portal', ...tests]) {
    if (fs.existsSync(path.join(ROOT, part)))
      fs.cpSync(path.join(ROOT, part), at(part), { recursive: true, filter: wanted });
  }
  fs.mkdirSync(at('node_modules/@passo'), { recursive: true });
  for (const name of fs.readdirSync(path.join(ROOT, 'node_modules'))) {
    if (name !== '@passo') fs.symlinkSync(path.join(ROOT, 'node_modules', name), at('node_modules', name));
  }
  for (const name of fs.readdirSync(at('packages')))
    fs.symlinkSync(at('packages', name), at('node_modules/@passo', name));
  fs.mkdirSync(at(FOLDER, 'nota'));
  fs.writeFileSync(at(FOLDER, 'nota/nota.ts'), KIND);
  fs.writeFileSync(at(FOLDER, 'nota/examples.ts'), EXAMPLES);
  fs.appendFileSync(at(FOLDER, 'index.ts'), LINE);
});
afterAll(() => fs.rmSync(copy, { recursive: true, force: true }));

const typesOf = (workspace: string) => tool('typescript/bin/tsc', '-p', workspace, '--pretty', 'false');

function change(file: string, before: string, after: string): void {
  const text = fs.readFileSync(at(file), 'utf8');
  expect(text).toContain(before);
  fs.writeFileSync(at(file), text.replace(before, after));
}

function tool(script: string, ...args: readonly string[]): { readonly status: number | null; readonly output: string } {
  // The runner of this very test leaves its marks in the environment.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(?:VITEST|NODE_ENV$|TEST$|FORCE_COLOR$)/.test(name)),
  );
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(ROOT, 'node_modules', script), ...args], {
    cwd: copy,
    env: { ...env, NO_COLOR: '1' },
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

const tests = (...files: readonly string[]) =>
  tool('vitest/vitest.mjs', 'run', '--project', 'unit', '--reporter=verbose', ...files, '--update');

describe('a new field kind is one folder and one line', { timeout: 120_000 }, () => {
  it('the types hold', () => {
    expect(typesOf('packages/catalog')).toEqual({ status: 0, output: '' });
  });

  it('the conformance suite looks at it, /componentes shows it, docs/fields.md tells of it', () => {
    const { status, output } = tests(
      'packages/catalog/src/conformance/fields.test.ts',
      'apps/portal/src/preview/parse.test.ts',
      'tests/repository/fieldsDocument.test.ts',
    );
    expect(output).toMatch(/field kind nota > accepts its good examples/);
    expect(output).toMatch(/the sample of nota > in the state preenchido/);
    expect(status, output).toBe(0);
    expect(fs.readFileSync(at('docs/fields.md'), 'utf8')).toContain('### nota');
  });

  it('without its examples the suite fails', () => {
    fs.rmSync(at(FOLDER, 'nota/examples.ts'));
    const { status, output } = tests('packages/catalog/src/conformance/fields.test.ts');
    expect(status).not.toBe(0);
    expect(output).toMatch(/× .*field kind nota/);
    expect(output).not.toMatch(/× .*field kind text /);
  });
});

describe('a control of its own', { timeout: 240_000 }, () => {
  const kind = `${FOLDER}/nota/nota.ts`;

  it('that nobody has named does not compile, nor does a view or an illustration', () => {
    const form = 'packages/catalog/src/steps/form/form.ts';
    change(kind, "control: 'text'", "control: 'stars'");
    change(form, "view: 'form'", "view: 'formm', illustration: 'hourglas'");
    const { status, output } = typesOf('packages/catalog');
    expect(status).not.toBe(0);
    expect(output).toMatch(/nota\.ts.*'"stars"' is not assignable to type 'ControlName'/);
    expect(output).toMatch(/form\.ts.*'"formm"' is not assignable to type 'ViewName'/);
    expect(output).toMatch(/form\.ts.*'"hourglas"' is not assignable to type 'IllustrationName/);
    change(form, "view: 'formm', illustration: 'hourglas'", "view: 'form'");
  });

  it('that has a name has to be drawn', () => {
    change('packages/engine/src/looks.ts', "  | 'slider'\n", "  | 'slider'\n  | 'stars'\n");
    expect(typesOf('packages/catalog')).toEqual({ status: 0, output: '' });
    const { status, output } = typesOf('apps/portal');
    expect(status).not.toBe(0);
    expect(output).toMatch(/fields\/registry\.ts.*Property 'stars' is missing/);
  });

  it('that has a name and a line in the table of controls is there', () => {
    change('apps/portal/src/fields/registry.ts', '  date: ', '  stars: atOnce(TextField),\n  date: ');
    expect(typesOf('apps/portal')).toEqual({ status: 0, output: '' });
  });
});
