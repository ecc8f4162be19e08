import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/* After a tap a phone leaves `:hover` where the finger was, until it taps elsewhere: only what can hover may look hovered. */

const ROOT = path.resolve(import.meta.dirname, '../..');
const sheets = ['apps/portal/src', 'packages/ui/src'].flatMap((folder) =>
  fs
    .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => path.join(folder, name)),
);

/** The sheet without what stands in `@media (hover: hover)`. */
const untouched = (css: string): string => css.replaceAll(/@media \(hover: hover\) \{(?:[^{}]|\{[^{}]*\})*\}/g, '');

it('nothing looks hovered where nothing hovers', () => {
  expect(sheets.length).toBeGreaterThan(30);
  const texts = sheets.map((name) => [name, fs.readFileSync(path.join(ROOT, name), 'utf8')] as const);
  expect(texts.filter(([, css]) => css.includes(':hover')).length).toBeGreaterThan(5);
  expect(texts.filter(([, css]) => untouched(css).includes(':hover')).map(([name]) => name)).toEqual([]);
});
