import fs from 'node:fs';
import path from 'node:path';

const page = fs.readFileSync(path.resolve(import.meta.dirname, '../../docs/words.md'), 'utf8');

/** The rows of a table of docs/words.md: the word as it stands in code, and what is said of it. */
export function tableOf(title: string): readonly (readonly [word: string, about: string])[] {
  const section = page.split(/^## /m).find((part) => part.startsWith(`${title}\n`)) ?? '';
  return [...section.matchAll(/^\| `(.+?)` +\| (.+?) +\|$/gm)].map(([, word = '', about = '']) => [
    word.replaceAll('\\|', '|'),
    about,
  ]);
}
