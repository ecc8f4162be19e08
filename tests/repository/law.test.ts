import fs from 'node:fs';
import path from 'node:path';
import { ESLint } from 'eslint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyOfHouse } from './copyOfHouse.ts';

/* That the tools which judge every file (`scripts/lib/checks.mjs`) name each breach of the law; the gate runs the tools themselves. */

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Imports that break the law, each put into a file that exists: where, what it says, the rule that must name it. */
const BROKEN: readonly (readonly [file: string, text: string, rule: string])[] = [
  ['packages/domain/src/index.ts', `import '@passo/engine';`, 'domain-imports-only-what-it-may'],
  ['packages/domain/src/clock.ts', `import 'zod';`, 'domain-uses-only-its-libraries'],
  ['packages/domain/src/result.ts', `import 'node:fs';`, 'packages-know-no-node'],
  ['packages/finance/src/index.ts', `import '@passo/engine';`, 'finance-imports-only-what-it-may'],
  ['packages/engine/src/kind.ts', `import '@passo/catalog';`, 'engine-imports-only-what-it-may'],
  [
    'packages/engine/src/answer.ts',
    `import type { Offer } from '@passo/finance'; export type Y = Offer;`,
    'engine-imports-only-what-it-may',
  ],
  ['packages/engine/src/step.ts', `import 'react';`, 'engine-uses-only-its-libraries'],
  ['packages/engine/src/json.ts', `import './kind.ts';`, 'no-cycles'],
  ['packages/engine/src/definition.ts', `import './lint/rules.test.ts';`, 'no-tests-in-what-ships'],
  ['packages/engine/src/index.ts', `import './nowhere.ts';`, 'nothing-unresolved'],
  ['packages/catalog/src/index.ts', `import '@passo/contract/paths.ts';`, 'catalog-imports-only-what-it-may'],
  ['packages/catalog/src/fields/text/text.ts', `import '../money/money.ts';`, 'kinds-know-no-sibling'],
  ['packages/catalog/src/steps/form/form.ts', `import '../../fields/money/money.ts';`, 'kinds-know-no-sibling'],
  ['packages/contract/src/index.ts', `import '@passo/ui/controls/Button.tsx';`, 'contract-imports-only-what-it-may'],
  ['packages/contract/src/envelope.ts', `import '@passo/finance';`, 'contract-imports-only-what-it-may'],
  ['packages/ui/src/controls/Button.tsx', `import '@passo/catalog';`, 'ui-imports-only-what-it-may'],
  ['packages/ui/src/controls/Checkbox.tsx', `import 'zustand';`, 'ui-uses-only-its-libraries'],
  ['apps/portal/src/App.tsx', `import '../../server/src/app.ts';`, 'portal-imports-only-what-it-may'],
  ['apps/portal/src/main.tsx', `import { calls } from '@passo/contract'; calls;`, 'no-schema-library-in-the-browser'],
  ['apps/portal/src/route/router.ts', `import 'fastify';`, 'nothing-undeclared'],
  ['apps/portal/src/wire/retry.ts', `import '../state/proposal.ts';`, 'portal-wire-looks-down'],
  ['apps/portal/src/fields/FieldHost.tsx', `import '../views/registry.ts';`, 'portal-fields-looks-down'],
  ['apps/portal/src/attic/attic.ts', `import '../wire/retry.ts';`, 'portal-rooms-are-listed'],
  ['packages/ui/src/controls/Button.tsx', `import '../panel/Panel.tsx';`, 'ui-controls-looks-down'],
  ['apps/server/src/app.ts', `import '@passo/ui/controls/Button.tsx';`, 'server-imports-only-what-it-may'],
  [
    'apps/server/src/repositories/codeRepository.ts',
    `import '../flows/runtime/limit.ts';`,
    'server-repositories-looks-down',
  ],
  ['apps/server/src/platform/ids.ts', `import '../database/pool.ts';`, 'server-platform-looks-down'],
  ['apps/server/src/ports/port.ts', `import '../simulator/books.ts';`, 'server-ports-looks-down'],
  ['apps/server/src/flows/journey/change.ts', `import '../../routes/body.ts';`, 'server-flows-looks-down'],
  ['apps/server/src/flows/journey/uploads.ts', `import '../outside/settle.ts';`, 'server-flows-journey-looks-down'],
  ['apps/server/src/flows/access/access.ts', `import '../proof/pass.ts';`, 'server-flows-access-looks-down'],
  ['apps/server/src/routes/body.ts', `import '../repositories/codeRepository.ts';`, 'server-routes-ask-flows'],
  ['apps/server/src/jobs/worker.ts', `import '../routes/body.ts';`, 'server-jobs-looks-down'],
  [
    'apps/server/src/flows/lookups/lookups.ts',
    `import '../../ports/addresses/viacep/viacep.ts';`,
    'only-the-table-names-vendors',
  ],
  ['apps/server/src/start.ts', `import './ports/messaging/twilio/vendor.ts';`, 'only-the-table-names-vendors'],
  [
    'apps/server/src/flows/lookups/vehicles.ts',
    `import { viacep } from '../../ports/vendors.ts'; viacep;`,
    'only-the-registry-reads-the-table',
  ],
  ['apps/server/src/outside.ts', `import './ports/vendors.ts';`, 'only-the-registry-reads-the-table'],
  ['apps/server/src/simulator/books.ts', `import '../ports/messaging/smtp/smtp.ts';`, 'only-the-table-names-vendors'],
  [
    'apps/server/src/simulator/world.ts',
    `import '../ports/storage/s3/vendor.ts';`,
    'only-the-world-speaks-a-vendors-wire',
  ],
  ['packages/catalog/src/parts/inconsistency.ts', `import '../steps/form/form.ts';`, 'catalog-parts-looks-down'],
  ['packages/catalog/src/ports/bureau.ts', `import '../fields/date/date.ts';`, 'catalog-ports-looks-down'],
  [
    'apps/server/src/ports/addresses/brasilapi/brasilapi.ts',
    `import '../viacep/viacep.ts';`,
    'vendors-know-no-other-vendor',
  ],
  [
    'apps/server/src/ports/identity/unico/unico.ts',
    `import '../../signature/clicksign/clicksign.ts';`,
    'vendors-know-no-other-vendor',
  ],
  ['apps/server/src/flows/proof/pass.ts', `import 'fastify';`, 'server-keeps-fastify-in-its-place'],
  ['apps/server/src/flows/proof/sendToStep.ts', `import 'pg';`, 'server-keeps-pg-in-its-place'],
  ['apps/server/src/flows/attic/attic.ts', `import '../runtime/limit.ts';`, 'server-flows-rooms-are-listed'],
  ['apps/server/src/attic/attic.ts', `import '../app.ts';`, 'server-rooms-are-listed'],
];

type Violation = { readonly from: string; readonly rule: { readonly name: string } };

const CRUISE = [
  'dependency-cruiser/bin/dependency-cruiser.mjs',
  ...['--config', '.dependency-cruiser.mjs', '--output-type', 'json', 'packages', 'apps'],
] as const;

describe('the law of imports', () => {
  const house = copyOfHouse();
  let violations: readonly Violation[];
  beforeAll(() => {
    for (const [file, text] of BROKEN) {
      if (fs.existsSync(house.at(file))) house.append(file, `\n${text}\n`);
      else house.write(file, text);
    }
    const [script, ...args] = CRUISE;
    const { summary }: { summary: { violations: Violation[] } } = JSON.parse(house.tool(script, ...args).output);
    violations = summary.violations;
  }, 120_000);
  afterAll(() => house.remove());

  it.each(BROKEN)('%s may not say %s', (file, _text, rule) => {
    expect(violations.filter(({ from }) => from === file).map(({ rule: { name } }) => name)).toContain(rule);
  });

  it('names nothing else: what the house says as it stands is lawful', () => {
    const broken = new Set(BROKEN.map(([file]) => file));
    const others = violations.filter(({ from, rule: { name } }) => !broken.has(from) && name !== 'no-cycles');
    expect(others).toEqual([]);
  });
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
