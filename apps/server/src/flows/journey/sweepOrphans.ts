import type { Runtime } from '../runtime/runtime.ts';

/** No request lives so long: whatever was written for one is accepted by then, or never will be. */
const AGE_MS = 3_600_000;

/**
 * Removes the bytes of documents that no change has accepted: the process died, or somebody else was faster. Answers how many could not
 * be removed, and are tried again an hour later.
 */
export async function sweepOrphans({
  storage,
  clock,
  logger,
}: Pick<Runtime, 'storage' | 'clock' | 'logger'>): Promise<number> {
  const { removed, failed } = await storage.sweep(new Date(clock.now().getTime() - AGE_MS));
  const job = 'orphans';
  if (removed > 0) logger.info({ count: removed, job }, 'documents that nobody accepted were removed');
  const [err] = failed;
  if (err !== undefined) logger.error({ err, count: failed.length, job }, 'documents could not be removed');
  return failed.length;
}
