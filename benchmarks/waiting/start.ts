import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { end } from '../lib/bench.ts';
import { ROOT } from '../lib/root.ts';

export interface WaitingServer {
  readonly url: string;
  readonly pid: number;
  kill(): Promise<void>;
  stop(): Promise<void>;
}

interface Parts {
  readonly databaseUrl: string;
  /** Folder of the partners. */
  readonly root: string;
  /** Base64 of 32 bytes. */
  readonly key: string;
  /** Multiplies the simulated latencies. */
  readonly pace: number;
}

const COMPILED = path.join(ROOT, 'node_modules/.cache/passo-compiled');

/** A server in a process of its own, once it listens. */
export async function startServer({ databaseUrl, root, key, pace }: Parts): Promise<WaitingServer> {
  const script = path.join(ROOT, 'benchmarks/waiting/server.ts');
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], DATABASE_URL: databaseUrl, BENCH_ROOT: root };
  const child = spawn(path.join(ROOT, 'node_modules/node/bin/node'), [script], {
    // As `npm start` has it.
    env: { ...env, NODE_COMPILE_CACHE: COMPILED, BENCH_KEY: key, BENCH_PACE: String(pace) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line]: unknown[] = await once(child.stdout, 'data');
  return {
    url: String(line).trim(),
    pid: child.pid ?? 0,
    kill: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
    stop: () => end(child),
  };
}
