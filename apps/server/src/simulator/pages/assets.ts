import fs from 'node:fs';
import path from 'node:path';
import { MARK } from '@passo/domain/art/mark.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

const folder = path.join(import.meta.dirname, 'assets');

const typeOf = (name: string): string => types[path.extname(name)] ?? 'application/octet-stream';

/** The pages' own files, read once, and the mark of the house: three small ones. */
export const assets = [
  ...fs.readdirSync(folder).map((name) => ({ name, content: fs.readFileSync(path.join(folder, name)) })),
  { name: 'icone.svg', content: Buffer.from(MARK) },
].map((file) => ({ ...file, mediaType: typeOf(file.name) }));
