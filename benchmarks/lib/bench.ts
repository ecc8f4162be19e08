import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { once } from 'node:events';
import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from './root.ts';
import { startPostgres, type EmbeddedPostgres } from '../../apps/server/src/database/embedded.ts';

/** A PostgreSQL of the benchmark's own, with the settings that a customer's has: fsync on. */
export async function benchPostgres(): Promise<EmbeddedPostgres & { readonly dataDir: string }> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'passo-bench-'));
  fs.chmodSync(dataDir, 0o711);
  const running = await startPostgres({ dataDir });
  const stop = async (): Promise<void> => {
    await running.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  };
  return { ...running, dataDir, stop };
}

export interface BenchServer {
  readonly url: string;
  readonly pid: number;
  /** From the start of the process to the first 200. */
  readonly readyMs: number;
  stop(): Promise<void>;
}

interface ServerOptions {
  readonly env: Readonly<Record<string, string>>;
  readonly nodeArguments?: readonly string[];
  readonly script?: string;
  readonly cwd?: string;
  /** Answers 200 once it works. */
  readonly path?: string;
}

const PINNED_NODE = path.join(ROOT, 'node_modules/node/bin/node');

/** A server in a process of its own, as customers' requests find it. */
export async function benchServer(options: ServerOptions): Promise<BenchServer> {
  const { env, nodeArguments = [], script = path.join(ROOT, 'apps/server/src/main.ts'), cwd = ROOT } = options;
  const port = await freePort();
  const began = performance.now();
  const child = spawn(PINNED_NODE, [...nodeArguments, script], {
    cwd,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], LOG_LEVEL: 'warn', PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await untilOk(`${url}${options.path ?? '/readyz'}`, child);
  return { url, pid: child.pid ?? 0, readyMs: performance.now() - began, stop: () => end(child) };
}

/** Asks until it is answered with 200. */
export async function untilOk(url: string, child: ChildProcess, patienceMs = 120_000): Promise<void> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode} before it answered`);
    if (performance.now() > deadline) throw new Error(`nothing answered at ${url}`);
    const ok = await fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    await pause(10);
  }
}

/** Ends a process as an operator does. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}

export async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}
