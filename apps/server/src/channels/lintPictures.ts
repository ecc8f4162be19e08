import fs from 'node:fs';
import path from 'node:path';
import { filesIn } from './filesIn.ts';
import { isPicture } from './isPicture.ts';
import { mistakesOf, type FileMistake } from './mistakes.ts';

/** What an SVG may hold that is no drawing, and what it is called. Whoever opens its address would run it. */
const notDrawn: readonly (readonly [RegExp, string])[] = [
  [/<\s*script/i, 'a script'],
  [/[\s"'/]on[a-z]+\s*=/i, 'something that runs when it is touched or loaded'],
  [/<\s*foreignobject/i, 'a page within the picture'],
  [/<!\s*(doctype|entity)/i, 'a document type'],
  [/javascript:/i, 'a script in an address'],
  [/(?:href|src)\s*=(?!\s*["']?\s*(?:#|data:image\/(?:png|jpeg|webp);))/i, 'an address elsewhere'],
  [/(?:url\(|@import)(?!\s*["']?\s*#)/i, 'an address elsewhere'],
];

/** Pictures of a partner that do more than to show something. */
export const lintPictures = (root: string, folder: string): readonly FileMistake[] =>
  filesIn(path.join(root, folder))
    .filter((name) => isPicture(name) && name.endsWith('.svg'))
    .flatMap((name) => {
      const text = fs.readFileSync(path.join(root, folder, name), 'utf8');
      const what = notDrawn.find(([pattern]) => pattern.test(text))?.[1];
      if (what === undefined) return [];
      const finding = { path: '', message: `holds ${what}: a picture only draws`, suggestion: 'take it out' };
      return mistakesOf([finding], `${folder}/${name}`);
    });
