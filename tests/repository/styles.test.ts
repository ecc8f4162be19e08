import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/* A class that a component names and no sheet has is `undefined` in the page, and nothing else complains. */

const ROOT = path.resolve(import.meta.dirname, '../..');
const components = ['apps/portal/src', 'packages/ui/src'].flatMap((folder) =>
  fs.globSync(`${folder}/**/*.tsx`, { cwd: ROOT }),
);

const IMPORT = /import (\w+) from '([^']+\.module\.css)'/g;
const sheetOf = (component: string, named: string): string =>
  named.startsWith('@passo/ui/')
    ? path.join(ROOT, 'packages/ui/src', named.slice('@passo/ui/'.length))
    : path.join(ROOT, path.dirname(component), named);

/** Classes that the component takes of a sheet, and that the sheet lacks. */
function missingIn(component: string): readonly string[] {
  const text = fs.readFileSync(path.join(ROOT, component), 'utf8');
  return [...text.matchAll(IMPORT)].flatMap(([, name = '', named = '']) => {
    const sheet = fs.readFileSync(sheetOf(component, named), 'utf8');
    const own = new Set([...sheet.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, one]) => one));
    const used = [...text.matchAll(new RegExp(`\\b${name}\\.(\\w+)(?!.*\\.css')`, 'g'))].flatMap(
      ([, one]) => one ?? [],
    );
    return used.filter((one) => !own.has(one)).map((one) => `${name}.${one}`);
  });
}

describe('a component', () => {
  it('names classes of its sheet alone', () => {
    const missing = components.flatMap((component) => missingIn(component).map((one) => `${component}: ${one}`));
    expect(missing).toEqual([]);
  });

  it('is found with its sheets', () => expect(components.length).toBeGreaterThan(100));
});
