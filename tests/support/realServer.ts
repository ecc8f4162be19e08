import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { once } from 'node:events';
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { compiledBefore } from './compiledBefore.ts';
import { suiteClockEnv } from './day.ts';
import { freePort } from './freePort.ts';

const root = path.resolve(import.meta.dirname, '../..');
const START_MS = 60_000;

/** Keys that nobody has had before, as a process reads them. */
export const freshKeys = () => ({
  KEYS: `1:${randomBytes(32).toString('base64')}`,
  HASH_KEY: randomBytes(32).toString('base64'),
});

/** The server as `npm start` runs it, in a process and with a PostgreSQL of its own, to be killed. */
export class RealServer {
  readonly dataDir: string;
  readonly url: string;
  /** When it last became able to answer (`performance.now()`). Infinite while it is down: nobody waits for a dead one. */
  readyAt = Number.POSITIVE_INFINITY;
  /** What it printed on its error output, over all starts. */
  complaints = '';
  private readonly port: number;
  private child: ChildProcess | null = null;

  private readonly env: Readonly<Record<string, string>>;

  private constructor(dataDir: string, port: number, env: Readonly<Record<string, string>>) {
    this.env = env;
    this.dataDir = dataDir;
    this.port = port;
    this.url = `http://127.0.0.1:${port}`;
  }

  static async create(env: Readonly<Record<string, string>> = {}): Promise<RealServer> {
    const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'passo-kill-'));
    // The database's own account has to pass through.
    fs.chmodSync(dataDir, 0o711);
    return new RealServer(dataDir, await freePort(), env);
  }

  /** Another server on a copy of the data folder of one that was stopped, as a backup is restored. */
  static async restored(from: RealServer): Promise<RealServer> {
    const copy = await RealServer.create(from.env);
    // Owners and modes too, as every backup does.
    execFileSync('cp', ['-a', `${from.dataDir}/.`, copy.dataDir]);
    return copy;
  }

  /** Ends as an operator ends it. */
  stop(): Promise<void> {
    return this.end('SIGTERM');
  }

  async start(): Promise<void> {
    const { PATH, HOME } = process.env;
    const child = spawn(path.join(root, 'node_modules/node/bin/node'), [path.join(root, 'apps/server/src/main.ts')], {
      cwd: root,
      env: {
        PATH,
        HOME,
        ...compiledBefore,
        DATA_DIR: this.dataDir,
        PORT: String(this.port),
        SIMULATOR_PACE: '0.05',
        LOG_LEVEL: 'warn',
        // In production a server takes no clock but the machine's.
        ...(this.env.PASSO_MODE !== 'production' && suiteClockEnv()),
        ...this.env,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    child.stderr?.on('data', (text: Buffer) => (this.complaints += text.toString('utf8')));
    this.child = child;
    await this.untilReady();
  }

  killServer(): Promise<void> {
    return this.end('SIGKILL');
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    this.readyAt = Number.POSITIVE_INFINITY;
    this.signal(signal);
    await this.untilEnded();
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  /** When it has ended: its exit code, null where a signal ended it. */
  async untilEnded(): Promise<number | null> {
    const { child } = this;
    if (child !== null && child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    return child?.exitCode ?? null;
  }

  /** It ended without being told to. */
  get isDead(): boolean {
    return this.child !== null && (this.child.exitCode !== null || this.child.signalCode !== null);
  }

  signal(name: NodeJS.Signals): void {
    this.child?.kill(name);
  }

  killPostgres(): void {
    this.readyAt = Number.POSITIVE_INFINITY;
    const pid = this.postmaster();
    if (pid !== null) process.kill(pid, 'SIGKILL');
  }

  /** The process of the database, as its pid file has it. */
  postmaster(): number | null {
    try {
      const [first] = fs.readFileSync(path.join(this.dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n');
      return Number(first);
    } catch {
      return null;
    }
  }

  /** Carries the password of the test's own database. */
  databaseUrl(): string {
    const [, , , port] = fs
      .readFileSync(path.join(this.dataDir, 'postgres/cluster/postmaster.pid'), 'utf8')
      .split('\n');
    const password = fs.readFileSync(path.join(this.dataDir, 'postgres.password'), 'utf8').trim();
    return `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  }

  /** Until it says that it can work; with `otherThan`, on another database process than that one. */
  async untilReady(otherThan: number | null = null): Promise<void> {
    const deadline = performance.now() + START_MS;
    for (;;) {
      if (this.isDead) throw new Error(`the server ended by itself:\n${this.complaints}`);
      if (performance.now() > deadline) throw new Error(`the server did not become ready:\n${this.complaints}`);
      if ((otherThan === null || this.postmaster() !== otherThan) && (await this.isReady())) break;
      await pause(10);
    }
    this.readyAt = performance.now();
  }

  private async isReady(): Promise<boolean> {
    try {
      return (await fetch(`${this.url}/readyz`, { signal: AbortSignal.timeout(2_000) })).ok;
    } catch {
      return false;
    }
  }

  async remove(): Promise<void> {
    await this.end('SIGTERM');
    fs.rmSync(this.dataDir, { recursive: true, force: true });
  }
}
