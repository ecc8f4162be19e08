import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { once } from 'node:events';
import { postgresAccount } from './embedded/account.ts';
import { findBinaries } from './embedded/binaries.ts';
import { ensureCluster } from './embedded/cluster.ts';
import { prepareFolders } from './embedded/folders.ts';
import { claimFolder } from './embedded/lock.ts';
import { clearOrphan } from './embedded/orphan.ts';
import type { Settings } from './embedded/postmaster.ts';
import { supervise } from './embedded/supervise.ts';

export type EmbeddedPostgres = {
  /** Connection string of the superuser on 127.0.0.1; carries the password: never log it. */
  readonly url: string;
  readonly port: number;
  /** The postmaster that runs now; another one after a crash. */
  pid(): number;
  stop(): Promise<void>;
};

type EmbeddedOptions = {
  /** Ours for as long as we run; made if absent. The database lies in its folder `postgres`. */
  readonly dataDir: string;
  /** A free one if absent. */
  readonly port?: number;
  /** PostgreSQL settings beyond the defaults. fsync stays on unless stated here. */
  readonly settings?: Settings;
  /** Hears in one sentence when PostgreSQL died and was started again, or could not be. */
  readonly report?: (message: string) => void;
};

/**
 * Starts a real PostgreSQL of our own on a data folder, recovering from whatever an earlier run left behind, and starts it
 * again on the same port if it dies. Takes about 0.8 s the first time and 0.1 s later.
 * Throws OperatorError with a sentence that says what to do.
 */
export async function startPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const account = postgresAccount();
  const folders = prepareFolders(options.dataDir, account);
  const release = claimFolder(folders.dataDir, path.join(folders.dataDir, 'server.lock'));
  try {
    const binaries = findBinaries(account);
    const password = ensureCluster(binaries, folders, account);
    await clearOrphan(folders.cluster);
    if (fs.existsSync(folders.log)) fs.renameSync(folders.log, `${folders.log}.previous`);
    const port = options.port ?? (await freePort());
    const launch = { program: binaries.postgres, folders, account, port, settings: options.settings ?? {} };
    const running = await supervise(launch, options.report ?? (() => undefined));
    const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
    return { url, port, pid: running.pid, stop: () => running.stop().finally(release) };
  } catch (error) {
    release();
    throw error;
  }
}

async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}
