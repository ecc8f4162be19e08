import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { unusedExports } from './unusedExports.ts';

/* What a file shows, somebody uses; what only tests would use is no part of the house. */

const ROOT = path.resolve(import.meta.dirname, '../..');

it('nothing is exported that nobody imports, or that tests alone keep alive', () => {
  const found = unusedExports().map(({ file, line, name, why }) => `${file}:${line} exports ${name}: ${why}`);
  expect(found).toEqual([]);
});

const packages = fs.readdirSync(path.join(ROOT, 'packages'));
it.each(packages)('the package %s has no way into its insides', (name) => {
  const text = fs.readFileSync(path.join(ROOT, 'packages', name, 'package.json'), 'utf8');
  const { exports }: { readonly exports: Readonly<Record<string, string>> } = JSON.parse(text);
  expect(Object.keys(exports).filter((entry) => entry.includes('*'))).toEqual([]);
  expect(Object.values(exports).filter((file) => !fs.existsSync(path.join(ROOT, 'packages', name, file)))).toEqual([]);
});
