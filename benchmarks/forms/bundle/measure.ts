import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { ROOT } from '../../lib/root.ts';
import { type BundleEntry, bundleEntries } from './entries.ts';

export interface Bytes {
  readonly min: number;
  readonly gzip: number;
  readonly brotli: number;
}

export interface BundleRow {
  readonly entry: BundleEntry;
  readonly js: Bytes;
  readonly css: Bytes | undefined;
}

export const sizesOf = (text: Uint8Array): Bytes => ({
  min: text.byteLength,
  gzip: gzipSync(text, { level: 9 }).byteLength,
  brotli: brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength,
});

const add = (a: Bytes, b: Bytes): Bytes => ({ min: a.min + b.min, gzip: a.gzip + b.gzip, brotli: a.brotli + b.brotli });

export async function measureBundles(): Promise<readonly BundleRow[]> {
  return Promise.all(bundleEntries.map(measureEntry));
}

async function measureEntry(entry: BundleEntry): Promise<BundleRow> {
  const { outputFiles } = await build({
    stdin: { contents: entry.source, resolveDir: path.join(ROOT, 'benchmarks/forms/bundle'), loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    mainFields: ['browser', 'module', 'main'],
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react-dom', 'react/*', 'react-dom/*'],
    logLevel: 'error',
  });
  const js = outputFiles[0]?.contents ?? new Uint8Array();
  const css = entry.css && fs.readFileSync(path.join(ROOT, 'benchmarks/node_modules', entry.css));
  return { entry, js: sizesOf(js), css: css ? sizesOf(css) : undefined };
}

/** React itself, which every row but those without a drawing needs besides. */
export async function measureReact(): Promise<Bytes> {
  const { outputFiles } = await build({
    stdin: {
      contents: `export * as react from 'react'; export { createRoot } from 'react-dom/client'; export * as jsx from 'react/jsx-runtime';`,
      resolveDir: path.join(ROOT, 'benchmarks'),
    },
    ...{ bundle: true, minify: true, write: false, format: 'esm', target: 'es2022', logLevel: 'error' },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return sizesOf(outputFiles[0]?.contents ?? new Uint8Array());
}

/** What the portal's page names: its script, what it preloads and its styles. React is in there. */
export function measurePortal(): Bytes {
  const dist = path.join(ROOT, 'apps/portal/dist');
  const page = fs.readFileSync(path.join(dist, 'index.html'), 'utf8');
  const files = [...page.matchAll(/(?:src|href)="\/?(assets\/[^"]+\.(?:js|css))"/g)].flatMap((match) => match[1] ?? []);
  return [...new Set(files)]
    .map((file) => sizesOf(fs.readFileSync(path.join(dist, file))))
    .reduce(add, sizesOf(Buffer.from(page)));
}
