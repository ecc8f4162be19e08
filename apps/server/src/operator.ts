import path from 'node:path';
import { loadPartners } from './channels/loadPartners.ts';
import { flowVersions } from './channels/publish.ts';
import { startPostgres } from './database/embedded.ts';
import { runningPostgres } from './database/embedded/running.ts';
import { createHerald } from './database/herald.ts';
import { createPool } from './database/pool.ts';
import { proveKeys } from './flows/belonging/proveKeys.ts';
import { requireWorld } from './flows/belonging/world.ts';
import type { Retaining } from './flows/retention/endBatch.ts';
import { outsideWorld } from './outside.ts';
import { clockFrom, systemClock } from './platform/clock.ts';
import { readConfig } from './platform/config.ts';
import { developmentKeys } from './platform/developmentKeys.ts';
import { createKeyring } from './platform/keyring.ts';
import { createLogger } from './platform/logger.ts';
import { worldOf } from './platform/mode.ts';
import { explainFailure } from './platform/operatorError.ts';
import { drawPdf } from './ports/documents/drawPdf.ts';
import { vendorNames, vendorNeeds } from './ports/registry.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** The servers look by themselves every two seconds. */
/** A command shows nothing and writes no contract. */
const nobodySells = { byCode: () => undefined };
const woken = { asked: () => undefined, withdrawing: () => undefined, telling: () => undefined };

/** What an operator's command works with: the server's own configuration, beside a running server or alone. It migrates nothing. */
async function withHouse(work: (house: Retaining) => Promise<void>): Promise<void> {
  const config = readConfig(process.env, vendorNames, vendorNeeds);
  const { dataDir, publicUrl } = config;
  const running = config.databaseUrl ?? (await runningPostgres(dataDir));
  const own = running === null ? await startPostgres({ dataDir }) : null;
  const databaseUrl = running ?? own?.url ?? '';
  const db = createPool({ url: databaseUrl, max: 4, applicationName: 'passo-operator' });
  const logger = createLogger(process.env['LOG_LEVEL'] ?? 'warn');
  const keys = config.keys ?? developmentKeys(dataDir);
  const keyring = createKeyring(keys);
  const clock = config.startsAt === null ? systemClock : clockFrom(config.startsAt);
  const { storage } = outsideWorld(
    config,
    {
      ...{ db, databaseUrl, keyring, clock, logger, publicUrl, ownUrl: publicUrl, writePdf: drawPdf },
      channels: nobodySells,
      banks: new Map(),
    },
    0,
  );
  const herald = createHerald(db, (err) => logger.warn({ err }, 'the servers could not be told of a change'));
  const channels = { all: loadPartners(root) };
  try {
    await requireWorld(db, worldOf(config.mode));
    await proveKeys(db, keyring, keys);
    await work({
      db,
      keyring,
      clock,
      logger,
      storage,
      channels,
      versions: flowVersions(db, nobodySells),
      changed: herald.tell,
      ...woken,
    });
  } finally {
    await herald.close();
    await db.end();
    await own?.stop();
  }
}

/** Runs a command and says in a sentence why it could not. */
export function runCommand(work: (house: Retaining, args: readonly string[]) => Promise<void>): void {
  withHouse((house) => work(house, process.argv.slice(2))).catch((error: unknown) => {
    process.stderr.write(`${explainFailure(error)}\n`);
    process.exitCode = 1;
  });
}

export const say = (...lines: readonly string[]): void => void process.stdout.write(`${lines.join('\n')}\n`);
