import fs from 'node:fs';
import path from 'node:path';
import prettier from 'prettier';
import { expect, it } from 'vitest';
import { answerNames, resultNames } from '../../packages/catalog/src/ports/factNames.ts';

/* The section of docs/adding.md is made of the table. When it is stale, this says what belongs there. */

const ROOT = path.resolve(import.meta.dirname, '../..');

const rows = (names: Readonly<Record<string, string>>): string =>
  Object.entries(names)
    .map(([name, meaning]) => `| \`${name}\` | ${meaning} |`)
    .join('\n');
const table = (title: string, names: Readonly<Record<string, string>>): string =>
  `| ${title} | what it means |\n| --- | --- |\n${rows(names)}`;

it('docs/adding.md lists every key that means something', async () => {
  const document = fs.readFileSync(path.join(ROOT, 'docs/adding.md'), 'utf8');
  const [, said = ''] = /<!-- keys -->\n([\s\S]*?)<!-- end of keys -->/.exec(document) ?? [];
  const options = await prettier.resolveConfig(path.join(ROOT, 'docs/adding.md'));
  const tables = `${table('key of a field', answerNames)}\n\n${table('kept result', resultNames)}\n`;
  const expected = await prettier.format(tables, { ...options, parser: 'markdown' });
  expect(said.trim()).toBe(expected.trim());
});
