import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Without what only its reader needs: comments, indents, blanks around marks. */
const read = (file: string): string =>
  fs
    .readFileSync(file, 'utf8')
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/\s*([{};,])\s*/g, '$1')
    .replaceAll(/: /g, ':')
    .replaceAll(';}', '}')
    .trim();

/** The text of a style sheet of these pages. */
export const own = (name: string): string => read(path.join(import.meta.dirname, name));

/** The same of one that other drawings share, by its address. */
export const shared = (address: string): string => read(fileURLToPath(address));
