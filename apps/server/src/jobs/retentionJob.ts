import { releaseLapsed } from '../flows/outside/releaseLapsed.ts';
import { runRetention } from '../flows/retention/retention.ts';
import type { Runtime } from '../flows/runtime/runtime.ts';
import type { Metrics } from '../platform/metrics.ts';
import { finishChore, noteChore, renewChore, takeChore } from '../repositories/choreRepository.ts';

const NAME = 'retention';
/** Longer than any batch takes: a process that dies frees the work after this long. */
const LEASE_SECONDS = 300;
const DAY_SECONDS = 86_400;
/** Whoever is outside has been told by then, or is tried again. */
const SOON_SECONDS = 600;

/**
 * Once a day, by one process at a time, whoever looks first. A house that hears of it for the first time gets a day to look at a dry
 * run. True where this process did it.
 */
export async function retainDaily(
  runtime: Runtime,
  metrics: Pick<Metrics, 'observeLeft' | 'observeRetention'>,
): Promise<boolean> {
  const { db, clock, logger } = runtime;
  await noteChore(db, [NAME, clock.now()]);
  const [mine] = await takeChore(db, [NAME, clock.now(), LEASE_SECONDS]);
  if (mine === undefined) return false;
  const unseen = await releaseLapsed(runtime);
  const {
    tallies: ended,
    waiting,
    left: stay,
  } = await runRetention(runtime, {
    dry: false,
    renew: () => renewChore(db, [NAME, LEASE_SECONDS]),
  });
  const left = unseen + stay;
  await finishChore(db, [NAME, clock.now(), waiting > 0 ? SOON_SECONDS : DAY_SECONDS]);
  metrics.observeRetention(ended, clock.now());
  metrics.observeLeft(NAME, left);
  if (left > 0) logger.error({ job: NAME, count: left }, 'personal data that should have been looked at or ended stay');
  for (const { rule, proposals } of ended)
    logger.info({ job: NAME, kind: rule, count: proposals }, 'personal data ended');
  return true;
}
