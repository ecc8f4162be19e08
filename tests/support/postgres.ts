import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { randomBytes } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../apps/server/src/database/embedded.ts';
import { migrate } from '../../apps/server/src/database/migrate.ts';
import { asAdmin, databaseUrl } from './admin.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the PostgreSQL of this run is, and the migrated database that fresh ones are copied from. */
    postgres: { readonly url: string; readonly template: string };
  }
}

/**
 * vitest's globalSetup: one PostgreSQL for the run, ours in a folder of its own or the one that TEST_DATABASE_URL names, with a
 * migrated template from which `freshDatabase` makes a database by a file copy.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL'];
  const server = given ? { url: given, stop: () => Promise.resolve() } : await startOwn();
  const template = `passo_template_${randomBytes(6).toString('hex')}`;
  await asAdmin(server.url, `drop database if exists ${template}`, `create database ${template}`);
  await migrate(databaseUrl(server.url, template));
  project.provide('postgres', { url: server.url, template });
  return async () => {
    await asAdmin(server.url, `drop database if exists ${template} with (force)`);
    await server.stop();
  };
}

// Thrown away after the run, whatever happens: waiting for the disk proves nothing. What is acknowledged and survives a kill is
// proved where a test kills a PostgreSQL of its own, with the server's settings.
const FORGETFUL = { fsync: 'off', full_page_writes: 'off' };

async function startOwn(): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'passo-test-'));
  await fs.chmod(dataDir, 0o711);
  const server = await startPostgres({ dataDir, settings: FORGETFUL });
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      await fs.rm(dataDir, { recursive: true, force: true });
    },
  };
}
