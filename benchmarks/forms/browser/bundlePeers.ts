import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { ROOT } from '../../lib/root.ts';

const HERE = path.join(ROOT, 'benchmarks/forms/browser');
const modules = path.join(ROOT, 'benchmarks/node_modules');

/** A production page per peer; answers the folder, which the caller removes. */
export async function bundlePeers(files: readonly string[]): Promise<string> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'passo-forms-'));
  await Promise.all(files.map((file) => bundlePeer(file, folder)));
  return folder;
}

async function bundlePeer(file: string, folder: string): Promise<void> {
  const contents = `import { peer } from './peers/${file}.tsx';\nimport { start } from './page/start.ts';\nstart(peer);`;
  await build({
    stdin: { contents, resolveDir: HERE, loader: 'ts' },
    outfile: path.join(folder, `${file}.js`),
    ...{ bundle: true, minify: true, format: 'iife', target: 'es2022', platform: 'browser', jsx: 'automatic' },
    mainFields: ['browser', 'module', 'main'],
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env.DEV': 'false', 'import.meta.env.PROD': 'true' },
    // The portal's components and the peers' must share one React.
    alias: { react: path.join(modules, 'react'), 'react-dom': path.join(modules, 'react-dom') },
    loader: { '.woff2': 'empty', '.svg': 'dataurl' },
    logLevel: 'error',
  });
  const css = fs.existsSync(path.join(folder, `${file}.css`)) ? `<link rel="stylesheet" href="${file}.css">` : '';
  const page = `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>${file}</title>${css}</head><body><main id="root"></main><script src="${file}.js"></script></body></html>`;
  fs.writeFileSync(path.join(folder, `${file}.html`), page);
}
