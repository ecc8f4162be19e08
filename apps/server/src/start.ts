import path from 'node:path';
import type { Clock } from '@passo/domain';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import type { Banks } from './channels/banks/bank.ts';
import { banksIn } from './channels/banks/ofChannel.ts';
import type { Channels } from './channels/channel.ts';
import { loadTemplates } from './channels/loadTemplates.ts';
import { openChannels } from './channels/openChannels.ts';
import { flowVersions } from './channels/publish.ts';
import { createHerald } from './database/herald.ts';
import { listen } from './database/listen.ts';
import { migrate } from './database/migrate.ts';
import { createPool, type Database } from './database/pool.ts';
import { checkedDoor, checkedProviders } from './ports/checkedProviders.ts';
import { checkedLender } from './ports/lender/checkedLender.ts';
import { createPdfWriter, type WritePdf } from './ports/documents/pdfWriter.ts';
import { customerLinks } from './ports/messaging/customerLink.ts';
import type { Runtime } from './flows/runtime/runtime.ts';
import { createPoll } from './flows/waiting/poll.ts';
import { startReconciling } from './flows/waiting/reconcile.ts';
import { createWatchers } from './flows/waiting/watch.ts';
import { startJobs } from './jobs/jobs.ts';
import { createKeyring, type Keyring } from './platform/keyring.ts';
import type { KeyMaterial } from './platform/keyMaterial.ts';
import type { Logger } from './platform/logger.ts';
import { worldOf, type Mode, type World } from './platform/mode.ts';
import { createMetrics } from './platform/metrics.ts';
import { proveKeys } from './flows/belonging/proveKeys.ts';
import { claimWorld, refuseOtherWorld } from './flows/belonging/world.ts';
import { createRateLimiter } from './repositories/rateLimiter.ts';
import { noTokenKeys, trustedTokens, type TokenKeys } from './platform/trustedTokens.ts';
import type { Closing } from './platform/shutdown.ts';
import { inSmallNursery } from './platform/smallNursery.ts';
import { createPhotos } from './workers/photos.ts';

/** What the outside world is made of, given what it may use. */
export type Outside = Pick<
  Runtime,
  'providers' | 'authorizations' | 'lender' | 'messaging' | 'addresses' | 'companies' | 'vehicles' | 'storage' | 'doors'
> & {
  /** Pages of its own, where it has any. */
  readonly extend?: (app: FastifyInstance, runtime: Runtime, bearer: string) => Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
};

export interface OutsideParts {
  readonly db: Database;
  readonly databaseUrl: string;
  readonly keyring: Keyring;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Who sells what. */
  readonly channels: Pick<Channels, 'byCode'>;
  /** Who lends what. */
  readonly banks: Banks;
  readonly publicUrl: string;
  /** Where this very process answers: simulated providers call back here. */
  readonly ownUrl: string;
  readonly writePdf: WritePdf;
}

interface ProcessParts {
  readonly databaseUrl: string;
  readonly keys: KeyMaterial;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly publicUrl: string;
  readonly ownUrl: string;
  readonly bearer: string;
  readonly trustedProxies?: number;
  /** Development where it is not said. */
  readonly mode?: Mode;
  readonly databaseWorld?: World | null;
  readonly operatorSecret?: string | null;
  /** Whose signed tokens are believed; nobody's without it. */
  readonly tokenKeys?: TokenKeys;
  /** The checkout: banks, partners, templates, the built portal. */
  readonly root: string;
  readonly portal: string | null;
  readonly version: string;
  outside(parts: OutsideParts): Outside;
}

export interface RunningProcess {
  readonly app: FastifyInstance;
  readonly runtime: Runtime;
  /** To be closed in this order. */
  readonly closings: readonly Closing[];
}

/** Whatever is outside, what it says of money is read before anybody believes it. */
const checked = ({ providers, lender, doors }: Outside): Pick<Outside, 'providers' | 'lender' | 'doors'> => ({
  providers: checkedProviders(providers),
  lender: checkedLender(lender),
  doors: doors.map(checkedDoor),
});

/** Nothing is done in a database of the other world, or with keys that are not its own. */
async function enter(db: Database, keyring: Keyring, parts: ProcessParts): Promise<void> {
  const claim = { world: worldOf(parts.mode ?? 'development'), said: parts.databaseWorld ?? null };
  try {
    await refuseOtherWorld(db, claim);
    await migrate(parts.databaseUrl);
    await claimWorld(db, claim);
    await proveKeys(db, keyring, parts.keys);
  } catch (error) {
    await db.end();
    throw error;
  }
}

/** Everything of one server process but its port and its PostgreSQL. Tests start it as main.ts does. */
export async function startProcess(parts: ProcessParts): Promise<RunningProcess> {
  const { logger, clock } = parts;
  const db = createPool({
    url: parts.databaseUrl,
    onIdleError: (err) => logger.warn({ err }, 'a connection to the database was lost'),
  });
  const keyring = createKeyring(parts.keys);
  await enter(db, keyring, parts);
  const strict = parts.mode === undefined || parts.mode === 'development';
  const channels = await inSmallNursery(() => openChannels(db, { root: parts.root, logger, strict }));
  const { publicUrl, ownUrl, databaseUrl } = parts;
  const [papers, photos] = [createPdfWriter(), createPhotos()];
  const { write: writePdf } = papers;
  const outside = parts.outside({
    ...{ db, databaseUrl, keyring, clock, logger, channels, publicUrl, ownUrl, writePdf },
    banks: banksIn(channels),
  });
  const limiter = createRateLimiter({
    db,
    hash: (key) => keyring.keyedHash(key, 'rate-limit'),
    onError: (err) => logger.error({ err }, 'a limit could not be counted'),
  });
  const { authorizations, messaging, addresses, companies, vehicles, storage } = outside;
  const ports = { authorizations, messaging, addresses, companies, vehicles, storage, ...checked(outside) };
  const watchers = createWatchers();
  const herald = createHerald(db, (err) => logger.warn({ err }, 'other processes could not be told of a change'));
  const runtime: Runtime = {
    changed: (news) => {
      watchers.changed(news.proposal, news.revision);
      herald.tell(news);
    },
    asked: () => jobs.wake('question'),
    called: () => jobs.wake('called'),
    withdrawing: () => jobs.wake('withdrawal'),
    telling: () => jobs.wake('outcomeMessage'),
    db,
    keyring,
    clock,
    tokens: trustedTokens(parts.tokenKeys ?? noTokenKeys, clock),
    logger,
    limiter,
    channels,
    versions: flowVersions(db, channels),
    templates: loadTemplates(parts.root),
    publicUrl,
    customerLink: customerLinks(db, keyring, publicUrl),
    writePdf,
    photos,
    ...ports,
  };
  const metrics = createMetrics();
  const jobs = startJobs(runtime, metrics);
  const line = await listen({
    url: parts.databaseUrl,
    channels: ['proposal', 'inbox'],
    onNotify: (channel, payload) => {
      if (channel !== 'proposal') return jobs.wake(channel);
      const news = herald.hear(payload);
      if (news !== null) watchers.changed(news.proposal, news.revision);
    },
    onLost: watchers.distrust,
    onRestored: watchers.trust,
  });
  const reconciling = startReconciling(runtime, watchers);
  await outside.start();
  const app = await createApp({
    runtime,
    watchers,
    poll: createPoll(runtime, watchers),
    bearer: parts.bearer,
    secure: publicUrl.startsWith('https:'),
    trustedProxies: parts.trustedProxies ?? 0,
    mode: parts.mode ?? 'development',
    operatorSecret: parts.operatorSecret ?? null,
    publicUrl,
    metrics,
    version: parts.version,
    portal: parts.portal,
    partners: path.join(parts.root, 'partners'),
    ...(outside.extend && {
      extend: (own: FastifyInstance) => outside.extend?.(own, runtime, parts.bearer) ?? Promise.resolve(),
    }),
  });
  const closings: readonly Closing[] = [
    { name: 'jobs', close: () => jobs.stop() },
    { name: 'outside', close: () => outside.stop() },
    { name: 'app', close: () => app.close() },
    { name: 'photos', close: () => photos.close() },
    { name: 'papers', close: () => papers.close() },
    { name: 'herald', close: () => herald.close() },
    { name: 'reconciling', close: () => reconciling.stop() },
    { name: 'listener', close: () => line.close() },
    { name: 'pool', close: () => db.end() },
  ];
  return { app, runtime, closings };
}
