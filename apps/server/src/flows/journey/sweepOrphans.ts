import type { Runtime } from '../runtime/runtime.ts';

/** No request lives so long: whatever was written for one is accepted by then, or never will be. */
const AGE_MS = 3_600_000;

/** Removes the bytes of documents that no change has accepted: the process died, or somebody else was faster. */
export async function sweepOrphans({ storage, clock, logger }: Runtime): Promise<void> {
  const count = await storage.sweep(new Date(clock.now().getTime() - AGE_MS));
  if (count > 0) logger.info({ count, job: 'sweep' }, 'documents that nobody accepted were removed');
}
