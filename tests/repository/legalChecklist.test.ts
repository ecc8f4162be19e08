import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/* docs/legal-checklist.md says where each duty is kept: what it names exists. */

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string): string => fs.readFileSync(path.join(ROOT, file), 'utf8');

const [, table = ''] = read('docs/legal-checklist.md').split(/^\| -.*\n/m);
const duties = table
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

/** Everything that the contract, the sheet and the products say. */
const said = ['packages/catalog/src/products', 'apps/server/src/ports/documents', 'apps/portal/src/views/offer']
  .flatMap((folder) =>
    fs
      .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .map((file) => read(path.join(folder, file))),
  )
  .join('\n');

const laws = [
  'Resolução CMN 4.881/2020',
  ...[
    'CDC, art. 49',
    'CDC, art. 54-A',
    'CDC, art. 54-B, I',
    'CDC, art. 54-B, IV',
    'CDC, art. 54-C',
    'CDC, art. 54-D, I',
  ],
  ...['CDC, art. 54-E', 'CDC, art. 54-F', 'CDC, art. 54-G, II', 'Resolução CMN 4.935/2021', 'STJ, REsp 1.826.463/SC'],
  ...['Lei 10.820/2003, art. 1º', 'Lei 15.179/2025', 'Portaria MTE 435/2025, art. 7º'],
  ...['IN PRES/INSS 138/2022, art. 12, I', 'LGPD, art. 20'],
];

it('names every law that it has to', () => {
  const named = duties.map(([law]) => law);
  expect(laws.filter((law) => !named.includes(law))).toEqual([]);
  expect(duties.length).toBeGreaterThan(30);
});

it.each(duties)('%s: %s', (_law, duty = '', screen = '', clause = '', file = '', test = '') => {
  expect([duty, screen].filter((cell) => cell === '')).toEqual([]);
  const [, code] = /^`(.+)`$/.exec(clause) ?? [];
  if (code === undefined) expect(said).toContain(`'${clause}'`);
  else expect(fs.existsSync(path.join(ROOT, code)), code).toBe(true);
  const testFile = file.replaceAll('`', '');
  expect(testFile).toMatch(/\.test\.tsx?$/);
  const told = [testFile, ...tables(testFile)].map(read).join('\n');
  expect(
    [`'${test}'`, `\`${test}`].some((named) => told.includes(named)),
    test,
  ).toBe(true);
  // The test says what it is about: the clause by its words, or what is refused or reckoned by its own.
  if (code === undefined) expect(told).toContain(`'${clause}'`);
  else expect(test).toMatch(/^(?!%s$)(?!says %s).{8,}/);
});

/** What a test takes its rows from, beside it. */
function tables(testFile: string): readonly string[] {
  const folder = path.join(path.dirname(testFile), 'testing');
  return fs.existsSync(path.join(ROOT, folder))
    ? fs.readdirSync(path.join(ROOT, folder)).map((name) => path.join(folder, name))
    : [];
}
