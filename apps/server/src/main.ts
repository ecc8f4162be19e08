import fs from 'node:fs';
import path from 'node:path';
import { startPostgres } from './database/embedded.ts';
import { bindPort } from './platform/bind.ts';
import { clockFrom, systemClock } from './platform/clock.ts';
import { readConfig } from './platform/config.ts';
import { developmentKeys } from './platform/developmentKeys.ts';
import { createLogger } from './platform/logger.ts';
import { explainFailure } from './platform/operatorError.ts';
import { closeOnSignal } from './platform/shutdown.ts';
import { outsideWorld } from './outside.ts';
import { vendorNames, vendorNeeds } from './ports/registry.ts';
import { startProcess } from './start.ts';

const root = path.resolve(import.meta.dirname, '../../..');

async function main(): Promise<void> {
  const config = readConfig(process.env, vendorNames, vendorNeeds);
  const logger = createLogger(process.env['LOG_LEVEL'] ?? 'info');
  // The port first: a second start beside this one ends here, before it touches the data.
  const bound = await bindPort(config.host, config.port);
  const own =
    config.databaseUrl === null
      ? await startPostgres({ dataDir: config.dataDir, report: (reason) => logger.warn({ reason }, 'PostgreSQL') })
      : null;
  const portal = path.join(root, 'apps/portal/dist');
  const running = await startProcess({
    databaseUrl: config.databaseUrl ?? own?.url ?? '',
    keys: config.keys ?? developmentKeys(config.dataDir),
    clock: config.startsAt === null ? systemClock : clockFrom(config.startsAt),
    logger,
    publicUrl: config.publicUrl,
    ownUrl: bound.address,
    bearer: config.portalBearer,
    trustedProxies: config.trustedProxies,
    mode: config.mode,
    databaseWorld: config.databaseWorld,
    operatorSecret: config.operatorSecret,
    tokenKeys: config.tokenKeys,
    root,
    portal: fs.existsSync(path.join(portal, 'index.html')) ? portal : null,
    version: readVersion(),
    outside: (parts) => outsideWorld(config, parts, Number(process.env['SIMULATOR_PACE'] ?? '1')),
  });
  bound.serve(running.app.routing);
  closeOnSignal(
    [
      { name: 'port', close: () => bound.close() },
      ...running.closings,
      ...(own === null ? [] : [{ name: 'postgres', close: () => own.stop() }]),
    ],
    { logger },
  );
  const invitation = config.mode === 'production' ? '' : `Try it: ${config.publicUrl}/demo\n`;
  process.stdout.write(`\nPasso is ready at ${config.publicUrl}\n${invitation}\n`);
}

function readVersion(): string {
  const text: { readonly version?: unknown } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
  return String(text.version ?? '');
}

main().catch((error: unknown) => {
  process.stderr.write(`${explainFailure(error)}\n`);
  process.exit(1);
});
