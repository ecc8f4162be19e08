import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/* A page that names a file leads to it. `<kind>` and the like stand for a name. */

const ROOT = path.resolve(import.meta.dirname, '../..');
const pages = ['README.md', ...fs.readdirSync(path.join(ROOT, 'docs')).map((name) => `docs/${name}`)].filter((file) =>
  file.endsWith('.md'),
);

const PATH = /`((?:apps|banks|benchmarks|docs|packages|partners|scripts|templates|tests)\/[^`\s:]*)/g;
const LINK = /\]\((?!https?:)([^)#]+)/g;

const named = pages.flatMap((page) => {
  const text = fs.readFileSync(path.join(ROOT, page), 'utf8');
  const paths = [...text.matchAll(PATH)].map(([, file = '']) => file).filter((file) => !/[<>{}*…]/.test(file));
  const links = [...text.matchAll(LINK)].map(([, link = '']) => path.join(path.dirname(page), link));
  return [...new Set([...paths, ...links])].map((file) => [page, file] as const);
});

const stands = (file: string): boolean =>
  ['', '.ts', '.test.ts'].some((ending) => fs.existsSync(path.join(ROOT, `${file}${ending}`)));

it.each(named)('%s names %s, and it is there', (_page, file) => expect(stands(file)).toBe(true));
