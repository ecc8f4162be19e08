import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import texts from './texts.json' with { type: 'json' };

/* The specification's words, letter by letter, in what is shipped. That they are also shown is the journeys' business. */

const ROOT = path.resolve(import.meta.dirname, '../..');
const shipped = ['apps/portal/src', 'apps/portal/index.html', 'packages', 'banks', 'partners', 'templates'];
const isSource = (file: string): boolean =>
  /\.(tsx?|json|html)$/.test(file) && !/\.test\.|[\\/](node_modules|testing|conformance)[\\/]/.test(file);

function filesIn(place: string): readonly string[] {
  const at = path.join(ROOT, place);
  if (fs.statSync(at).isFile()) return [at];
  return fs
    .readdirSync(at, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

const sources = shipped
  .flatMap(filesIn)
  .filter(isSource)
  .map((file) => fs.readFileSync(file, 'utf8'))
  .join('\n')
  .replaceAll("\\'", "'");

it.each(Object.entries(texts))('says %s word for word', (_name, words) => {
  expect(words.filter((text) => !sources.includes(text))).toEqual([]);
});

it('names a field that is not there', () => expect(sources).toMatch(/Campo &quot;\{[^}]+\}&quot; não foi encontrado/));
