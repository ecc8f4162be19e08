import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { connectionsOf, isTest, sources } from './imports.ts';
import { unusedExports } from './unusedExports.ts';

/* What a file shows, somebody uses; what only tests would use is no part of the house. */

const ROOT = path.resolve(import.meta.dirname, '../..');

it('nothing is exported that nobody imports, or that tests alone keep alive', () => {
  const found = unusedExports().map(({ file, line, name, why }) => `${file}:${line} exports ${name}: ${why}`);
  expect(found).toEqual([]);
});

const packages = fs.readdirSync(path.join(ROOT, 'packages'));
const { imported } = connectionsOf(sources());

it.each(packages)('the package %s has the doors that others come through, and no more', (name) => {
  const text = fs.readFileSync(path.join(ROOT, 'packages', name, 'package.json'), 'utf8');
  const { exports }: { readonly exports: Readonly<Record<string, string>> } = JSON.parse(text);
  const used = imported.filter(({ file, specifier }) => !isTest(file) && `${specifier}/`.startsWith(`@passo/${name}/`));
  const doors = new Set(used.map(({ specifier }) => `.${specifier.slice(`@passo/${name}`.length)}`));
  expect(Object.keys(exports).toSorted()).toEqual([...doors].toSorted());
});
