import { readRevisions } from '../../repositories/proposalRepository.ts';
import type { Runtime } from '../runtime/runtime.ts';
import type { Watchers } from './watch.ts';

const EVERY_MS = 5_000;
const AT_ONCE = 1_000;

/**
 * A process may die after a commit and before it told the others. So whoever watches a proposal looks now and then
 * whether its revision is still the one last heard of: one query for a thousand waiting customers.
 */
export function startReconciling(runtime: Runtime, watchers: Watchers): { stop(): Promise<void> } {
  let running = Promise.resolve();
  const look = async (): Promise<void> => {
    const watched = watchers.watched();
    for (let at = 0; at < watched.length; at += AT_ONCE) {
      const rows = await readRevisions(runtime.db, [watched.slice(at, at + AT_ONCE)]);
      for (const { id, revision } of rows) watchers.changed(id, revision);
    }
  };
  const timer = setInterval(() => {
    running = look().catch((err: unknown) =>
      runtime.logger.warn({ err, job: 'reconcile' }, 'watched proposals could not be looked at'),
    );
  }, EVERY_MS);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
