import { once } from 'node:events';
import http from 'node:http';
import path from 'node:path';
import zlib from 'node:zlib';
import { build } from 'esbuild';
import { ROOT } from '../lib/root.ts';

const source = `import { createRoot } from 'react-dom/client';
import { createElement } from 'react';
createRoot(document.getElementById('app')).render(createElement('h1', null, 'Seu CPF e autorizações'));`;
const page =
  '<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="description" content="React"><title>React</title><link rel="icon" href="data:,"><script type="module" src="/a.js"></script></head><body><main id="app"></main></body></html>';

/** A page with nothing but React: nobody who uses it is faster. */
export async function limitPage(): Promise<{ readonly url: string; close(): Promise<void> }> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: path.join(ROOT, 'benchmarks'), loader: 'js' },
    ...{ bundle: true, minify: true, write: false, format: 'esm', define: { 'process.env.NODE_ENV': '"production"' } },
  });
  const answers: Readonly<Record<string, readonly [string, Buffer]>> = {
    '/': ['text/html; charset=utf-8', zlib.brotliCompressSync(page)],
    '/a.js': ['text/javascript', zlib.brotliCompressSync(outputFiles[0]?.contents ?? '')],
  };
  const server = http.createServer((request, response) => {
    const [type, body] = answers[request.url ?? ''] ?? ['text/plain', zlib.brotliCompressSync('')];
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'br', 'cache-control': 'no-store' }).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}
