import fs from 'node:fs';
import path from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

const folder = path.join(import.meta.dirname, 'assets');

/** The pages' own files, read once: three small ones. */
export const assets = fs.readdirSync(folder).map((name) => ({
  name,
  mediaType: types[path.extname(name)] ?? 'application/octet-stream',
  content: fs.readFileSync(path.join(folder, name)),
}));
