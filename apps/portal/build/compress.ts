import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const TEXT = /\.(js|css|svg|json)$/;

/** Writes a `.br` and a `.gz` beside every text file, so that the server spends nothing on packing what never changes. */
export function compressAssets(): Plugin {
  return {
    name: 'passo-compress',
    apply: 'build',
    writeBundle: async ({ dir = '' }, bundle) => {
      const files = Object.keys(bundle).filter((name) => TEXT.test(name) && name.startsWith('assets/'));
      await Promise.all(files.map((name) => compress(path.join(dir, name))));
    },
  };
}

async function compress(file: string): Promise<void> {
  const content = await fs.readFile(file);
  await fs.writeFile(`${file}.br`, await brotli(content));
  await fs.writeFile(`${file}.gz`, await gzip(content, { level: 9 }));
}
