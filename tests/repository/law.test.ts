import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { ESLint } from 'eslint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import lawFile from './law.json' with { type: 'json' };

type Workspace = {
  readonly folder: string;
  readonly workspaces: readonly string[];
  readonly libraries: string | readonly string[];
};

const law: Readonly<Record<string, Workspace>> = lawFile;
const ROOT = path.resolve(import.meta.dirname, '../..');

/** Broken imports: the file, what it says, the rule that must name it. */
const BROKEN: readonly (readonly [file: string, text: string, rule: string])[] = [
  ['packages/domain/src/a.ts', `import '@passo/engine/ok.ts';`, 'domain-imports-only-what-it-may'],
  ['packages/domain/src/b.ts', `import 'zod';`, 'domain-uses-only-its-libraries'],
  ['packages/domain/src/c.ts', `import 'node:fs';`, 'packages-know-no-node'],
  ['packages/finance/src/a.ts', `import '@passo/engine/ok.ts';`, 'finance-imports-only-what-it-may'],
  ['packages/engine/src/a.ts', `import '@passo/catalog/parts/ok.ts';`, 'engine-imports-only-what-it-may'],
  [
    'packages/engine/src/b.ts',
    `import type { X } from '@passo/finance/ok.ts'; export type Y = X;`,
    'engine-imports-only-what-it-may',
  ],
  ['packages/engine/src/c.ts', `import 'react';`, 'engine-uses-only-its-libraries'],
  ['packages/catalog/src/a.ts', `import '@passo/contract/paths.ts';`, 'catalog-imports-only-what-it-may'],
  ['packages/catalog/src/fields/cep/kind.ts', `import '../cpf/kind.ts';`, 'kinds-know-no-sibling'],
  ['packages/catalog/src/steps/form/kind.ts', `import '../../fields/cpf/kind.ts';`, 'kinds-know-no-sibling'],
  ['packages/contract/src/a.ts', `import '@passo/ui/ok.ts';`, 'contract-imports-only-what-it-may'],
  ['packages/contract/src/b.ts', `import '@passo/finance/ok.ts';`, 'contract-imports-only-what-it-may'],
  ['packages/ui/src/a.ts', `import '@passo/catalog/parts/ok.ts';`, 'ui-imports-only-what-it-may'],
  ['packages/ui/src/b.ts', `import 'zustand';`, 'ui-uses-only-its-libraries'],
  ['apps/portal/src/a.ts', `import '../../server/src/flows/ok.ts';`, 'portal-imports-only-what-it-may'],
  ['apps/portal/src/b.ts', `import { X } from '@passo/contract/ok.ts'; X;`, 'no-schema-library-in-the-browser'],
  ['apps/portal/src/c.ts', `import 'fastify';`, 'nothing-undeclared'],
  ['apps/portal/src/wire/a.ts', `import '../state/ok.ts';`, 'portal-wire-looks-down'],
  [
    'apps/portal/src/fields/a.ts',
    `import type { X } from '../views/ok.ts'; export type Y = X;`,
    'portal-fields-looks-down',
  ],
  ['apps/portal/src/journey/a.ts', `void import('../fields/ok.ts');`, 'portal-journey-looks-down'],
  ['apps/portal/src/views/a.ts', `import '../App.ts';`, 'portal-views-looks-down'],
  ['apps/portal/src/views/b.ts', `import '../attic/ok.ts';`, 'portal-views-looks-down'],
  ['apps/portal/src/attic/a.ts', `import '../wire/ok.ts';`, 'portal-rooms-are-listed'],
  ['packages/ui/src/controls/a.ts', `import '../panel/ok.ts';`, 'ui-controls-looks-down'],
  ['apps/server/src/a.ts', `import '@passo/ui/ok.ts';`, 'server-imports-only-what-it-may'],
  ['apps/server/src/repositories/a.ts', `import '../flows/ok.ts';`, 'server-repositories-look-down'],
  ['apps/server/src/flows/a.ts', `import '../routes/ok.ts';`, 'server-flows-look-down'],
  ['apps/server/src/routes/a.ts', `import '../repositories/ok.ts';`, 'server-routes-look-down'],
  ['apps/server/src/jobs/a.ts', `import '../routes/ok.ts';`, 'server-jobs-look-down'],
  ['apps/server/src/flows/e.ts', `import '../jobs/ok.ts';`, 'server-flows-look-down'],
  ['apps/server/src/flows/b.ts', `import '../ports/addresses/viacep/ok.ts';`, 'only-the-root-names-vendors'],
  ['apps/server/src/ports/addresses/brasilapi/a.ts', `import '../viacep/ok.ts';`, 'vendors-know-no-other-vendor'],
  ['apps/server/src/flows/c.ts', `import 'fastify';`, 'server-keeps-fastify-in-its-place'],
  ['apps/server/src/flows/d.ts', `import 'pg';`, 'server-keeps-pg-in-its-place'],
  ['packages/engine/src/one.ts', `import './two.ts'; export {};`, 'no-cycles'],
  ['packages/engine/src/d.ts', `import './ok.test.ts';`, 'no-tests-in-what-ships'],
  ['packages/engine/src/e.ts', `import './nowhere.ts';`, 'nothing-unresolved'],
];

/** What the broken files lead to, and imports that the law allows. */
const LAWFUL: readonly (readonly [file: string, text: string])[] = [
  ...['domain', 'finance', 'engine', 'contract', 'ui'].map(
    (name) => [`packages/${name}/src/ok.ts`, 'export const X = 1;'] as const,
  ),
  ['packages/domain/src/lawful.ts', `import '@brazilian-utils/brazilian-utils';`],
  ['packages/engine/src/ok.test.ts', `import 'node:fs'; import 'vitest'; import '@passo/catalog/parts/ok.ts';`],
  ['packages/engine/src/two.ts', `import './one.ts'; export {};`],
  ['packages/engine/src/lawful.ts', `import '@passo/domain/ok.ts';`],
  ['packages/catalog/src/parts/ok.ts', `import '@passo/engine/ok.ts'; import '@passo/finance/ok.ts';`],
  ['packages/catalog/src/fields/cpf/kind.ts', `import '../../parts/ok.ts'; import './part.ts';`],
  ['packages/catalog/src/fields/cpf/part.ts', `export {};`],
  ['packages/contract/src/paths.ts', `export const PATHS = {};`],
  ['packages/contract/src/lawful.ts', `import 'zod'; import '@passo/catalog/parts/ok.ts';`],
  ['packages/ui/src/lawful.ts', `import 'react'; import '@passo/engine/ok.ts';`],
  [
    'apps/portal/src/lawful.ts',
    `import type { X } from '@passo/contract/ok.ts'; import '@passo/contract/paths.ts'; export type Y = typeof X;`,
  ],
  ['apps/portal/src/App.ts', `import './views/ok.ts'; import './wire/ok.ts';`],
  ['apps/portal/src/views/ok.ts', `import '../fields/ok.ts'; import '../wire/ok.ts'; import './own/ok.ts';`],
  ['apps/portal/src/views/own/ok.ts', `import '../../state/ok.ts';`],
  ['apps/portal/src/fields/ok.ts', `import '../state/ok.ts';`],
  ['apps/portal/src/state/ok.ts', `import '../wire/ok.ts';`],
  ['apps/portal/src/wire/ok.ts', `export {};`],
  ['apps/portal/src/attic/ok.ts', `export {};`],
  ['packages/ui/src/panel/ok.ts', `import '../controls/ok.ts';`],
  ['packages/ui/src/controls/ok.ts', `export {};`],
  ['apps/server/src/main.ts', `import './ports/addresses/viacep/ok.ts'; import './routes/ok.ts'; import 'fastify';`],
  ['apps/server/src/routes/ok.ts', `import '../flows/ok.ts'; import 'fastify';`],
  ['apps/server/src/flows/ok.ts', `import '../repositories/ok.ts'; import '../ports/addresses/addresses.ts';`],
  ['apps/server/src/jobs/ok.ts', `import '../flows/ok.ts';`],
  ['apps/server/src/repositories/ok.ts', `import '../database/ok.ts';`],
  ['apps/server/src/database/ok.ts', `import 'pg';`],
  ['apps/server/src/ports/addresses/addresses.ts', `export {};`],
  ['apps/server/src/ports/addresses/viacep/ok.ts', `import '../addresses.ts';`],
];

type Violation = { readonly from: string; readonly rule: { readonly name: string } };

/** A house in a folder of its own: our rules and package.json files, those files, and the real libraries. */
function cruise(folder: string, files: readonly (readonly [string, string, string?])[]): readonly Violation[] {
  for (const name of [
    '.dependency-cruiser.mjs',
    'tsconfig.json',
    'tsconfig.base.json',
    'package.json',
    'tests/repository/law.json',
  ]) {
    put(folder, name, fs.readFileSync(path.join(ROOT, name), 'utf8'));
  }
  for (const workspace of Object.values(law).filter(({ folder: each }) => fs.existsSync(path.join(ROOT, each)))) {
    put(
      folder,
      `${workspace.folder}/package.json`,
      fs.readFileSync(path.join(ROOT, workspace.folder, 'package.json'), 'utf8'),
    );
  }
  linkLibraries(path.join(folder, 'node_modules'), folder);
  for (const [file, text] of files) put(folder, file, text);
  const program = path.join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const { stdout } = spawnSync(
    process.execPath,
    [program, '--config', '.dependency-cruiser.mjs', '--output-type', 'json', 'packages', 'apps'],
    {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  return (JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary.violations;
}

function put(folder: string, file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  fs.writeFileSync(path.join(folder, file), text);
}

function linkLibraries(target: string, folder: string): void {
  fs.mkdirSync(path.join(target, '@passo'), { recursive: true });
  for (const name of fs
    .readdirSync(path.join(ROOT, 'node_modules'))
    .filter((each) => !each.startsWith('.') && each !== '@passo')) {
    fs.symlinkSync(path.join(ROOT, 'node_modules', name), path.join(target, name));
  }
  for (const [name, workspace] of Object.entries(law))
    fs.symlinkSync(path.join(folder, workspace.folder), path.join(target, '@passo', name));
}

describe('the law of imports', () => {
  let folder: string;
  let violations: readonly Violation[];
  beforeAll(() => {
    folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'passo-law-')));
    violations = cruise(folder, [...LAWFUL, ...BROKEN]);
  }, 60_000);
  afterAll(() => fs.rmSync(folder, { recursive: true }));

  it.each(BROKEN)('%s may not say %s', (file, _text, rule) => {
    expect(violations.filter(({ from }) => from === file).map(({ rule: { name } }) => name)).toContain(rule);
  });

  it('allows what it should', () => {
    const lawful = LAWFUL.map(([file]) => file).filter((file) => file !== 'packages/engine/src/two.ts');
    expect(violations.filter(({ from }) => lawful.includes(from))).toEqual([]);
  });
});

describe('the package.json of each workspace', () => {
  const workspaces = Object.entries(law).filter(([, { folder }]) =>
    fs.existsSync(path.join(ROOT, folder, 'package.json')),
  );

  it.each(workspaces)('%s lists only what it may use', (_name, { folder, workspaces: allowed, libraries }) => {
    const { dependencies = {} } = JSON.parse(fs.readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8')) as {
      dependencies?: Record<string, string>;
    };
    const listed = Object.keys(dependencies);
    expect(
      listed
        .filter((each) => each.startsWith('@passo/'))
        .filter((each) => !allowed.includes(each.slice('@passo/'.length))),
    ).toEqual([]);
    if (Array.isArray(libraries))
      expect(listed.filter((each) => !each.startsWith('@passo/') && !libraries.includes(each))).toEqual([]);
    expect(Object.values(dependencies).filter((version) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  });

  it.each(workspaces.filter(([, { folder }]) => folder.startsWith('packages/') && !folder.endsWith('/ui')))(
    '%s compiles without DOM and Node types',
    (_name, { folder }) => {
      const text = fs.readFileSync(path.join(ROOT, folder, 'tsconfig.json'), 'utf8');
      const { compilerOptions } = JSON.parse(text) as { compilerOptions: { lib: string[]; types: string[] } };
      expect(compilerOptions).toMatchObject({ lib: ['es2023'], types: [] });
    },
  );
});

describe('the lint', () => {
  const eslint = new ESLint({ cwd: ROOT });
  // The rules look at types: a file that exists stands in for the text.
  const rulesFor = async (file: string, text: string): Promise<string[]> => {
    const [result] = await eslint.lintText(text, { filePath: path.join(ROOT, file) });
    return result?.messages.map(({ ruleId }) => ruleId ?? 'parse error') ?? [];
  };

  it.each([
    ['packages/engine/src/index.ts', 'export const f = (x: any): unknown => x;', '@typescript-eslint/no-explicit-any'],
    ['packages/engine/src/index.ts', 'export default 1;', 'no-restricted-syntax'],
    [
      'packages/engine/src/index.ts',
      'export function f(x: { kind: string }): void { switch (x.kind) { case "a": } }',
      'no-restricted-syntax',
    ],
    ['packages/engine/src/index.ts', '// @ts-ignore\nexport const a = 1;', '@typescript-eslint/ban-ts-comment'],
    ['packages/engine/src/index.ts', '// eslint-disable-next-line\nexport default 1;', 'no-restricted-syntax'],
    ['apps/server/src/database/pool.ts', 'console.log(1);', 'no-console'],
    [
      'apps/server/src/database/pool.ts',
      'export const f = async () => 1; export const g = (): void => { f(); };',
      '@typescript-eslint/no-floating-promises',
    ],
  ])('%s may not say %s', { timeout: 60_000 }, async (file, text, rule) => {
    expect(await rulesFor(file, text)).toContain(rule);
  });
});
