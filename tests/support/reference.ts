import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { WireName } from '../../apps/server/src/ports/http/words.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const LOOPBACK = path.join(import.meta.dirname, 'loopback');

/** A certificate of 127.0.0.1 that nobody else trusts, for the https that production asks for. */
export const loopback = { cert: path.join(LOOPBACK, 'cert.pem'), key: path.join(LOOPBACK, 'key.pem') };

export const REFERENCE_SECRET = 'the secret of the example server';

interface Heard {
  readonly operation: WireName;
  readonly question: { readonly to?: string; readonly text?: string };
}

export interface Reference {
  readonly url: string;
  /** What it was asked, each question once. */
  readonly heard: readonly Heard[];
  close(): void;
}

/** The example server, as somebody would start it; behind TLS where production talks to it. */
export async function startReference({ tls = false } = {}): Promise<Reference> {
  const child = spawn(
    path.join(ROOT, 'node_modules/node/bin/node'),
    [path.join(ROOT, 'examples/provider/server.mjs')],
    {
      env: {
        ...{ PATH: process.env.PATH, SECRET: REFERENCE_SECRET, PORT: '0', NODE_EXTRA_CA_CERTS: loopback.cert },
        ...(tls && { TLS_CERT: loopback.cert, TLS_KEY: loopback.key }),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const heard: Heard[] = [];
  const lines = createInterface({ input: child.stdout });
  const first = once(lines, 'line');
  const [ready] = await first;
  lines.on('line', (line: string) => heard.push(JSON.parse(line)));
  const { ready: port }: { readonly ready: number } = JSON.parse(String(ready));
  return { url: `${tls ? 'https' : 'http'}://127.0.0.1:${port}`, heard, close: () => child.kill() };
}
