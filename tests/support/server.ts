import path from 'node:path';
import { randomBytes } from 'node:crypto';
import type { Clock } from '@passo/domain';
import { bindPort } from '../../apps/server/src/platform/bind.ts';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { createLogger, type Logger } from '../../apps/server/src/platform/logger.ts';
import { closeAll } from '../../apps/server/src/platform/shutdown.ts';
import type { Mode, World } from '../../apps/server/src/platform/mode.ts';
import type { KeyMaterial } from '../../apps/server/src/platform/keyMaterial.ts';
import type { Quoting } from '../../apps/server/src/ports/lender/lender.ts';
import { outsideWorld } from '../../apps/server/src/outside.ts';
import { vendorNames, vendorNeeds } from '../../apps/server/src/ports/registry.ts';
import { suiteClock } from './day.ts';
import { testTokenKeys } from './tokens.ts';
import { startProcess, type RunningProcess } from '../../apps/server/src/start.ts';

export const testKeys: KeyMaterial = { keys: new Map([[1, randomBytes(32)]]), hashKey: randomBytes(32) };

export interface TestServer extends RunningProcess {
  readonly url: string;
  close(): Promise<void>;
}

interface TestServerOptions {
  readonly databaseUrl: string;
  /** The suite's, unless said otherwise. */
  readonly clock?: Clock;
  readonly pace?: number;
  readonly keys?: KeyMaterial;
  readonly logger?: Logger;
  readonly env?: Readonly<Record<string, string>>;
  /** How many addresses of `x-forwarded-for` are believed. */
  readonly trustedProxies?: number;
  readonly mode?: Mode;
  readonly operatorSecret?: string;
  readonly databaseWorld?: World | null;
  /** Where the built portal is, where pages are looked at. */
  readonly portal?: string;
  /** Who quotes in place of the built-in lender. */
  quoting?(real: Quoting): Quoting;
  /** Where partners and templates are; the checkout's own where it is not given. */
  readonly root?: string;
}

/** A server process's insides on a free port, with the simulated world at full speed. */
export async function startTestServer({
  databaseUrl,
  clock = suiteClock,
  pace = 0,
  keys = testKeys,
  logger = createLogger(process.env.TEST_LOG ?? 'silent'),
  env = {},
  trustedProxies = 0,
  mode = 'development',
  operatorSecret,
  databaseWorld = null,
  quoting = (real) => real,
  root = path.resolve(import.meta.dirname, '../..'),
  portal,
}: TestServerOptions): Promise<TestServer> {
  const bound = await bindPort('127.0.0.1', 0);
  const running = await startProcess({
    databaseUrl,
    keys,
    clock,
    logger,
    publicUrl: bound.address,
    ownUrl: bound.address,
    bearer: 'passo-dev',
    tokenKeys: testTokenKeys,
    mode,
    databaseWorld,
    trustedProxies,
    ...(operatorSecret !== undefined && { operatorSecret }),
    root,
    portal: portal ?? null,
    version: 'test',
    outside: (parts) => {
      const world = outsideWorld(readConfig(env, vendorNames, vendorNeeds), parts, pace);
      return { ...world, lender: quoting(world.lender) };
    },
  });
  bound.serve(running.app.routing);
  const close = async (): Promise<void> => {
    await closeAll([{ name: 'port', close: () => bound.close(100) }, ...running.closings], logger);
  };
  return { ...running, url: bound.address, close };
}
