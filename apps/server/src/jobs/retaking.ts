import { MOST_LOST } from '../flows/outside/giveUp.ts';
import type { Logger } from '../platform/logger.ts';
import { startWorker, type Work, type Worker } from './worker.ts';

/** Work that is taken under a lease, and says how often in a row that ran out. */
export interface LeasedWork<Item> extends Pick<Work<Item>, 'name' | 'handle'> {
  /** Takes up to `count` items: those whose lease ran out, or (false) all others. */
  take(count: number, ranOut: boolean): Promise<readonly Item[]>;
  nextIn(ranOut: boolean): Promise<number | null>;
  /** Puts away what nobody comes to an end with. */
  giveUp(item: Item): Promise<void>;
}

const AT_ONCE = 16;

/**
 * What nobody came to an end with is taken one at a time, apart from all else: of everything that a process had in hand when it
 * died, the one that killed it is soon alone with its process, and is given up; the others come through.
 */
export function startRetaking<Item extends { readonly lost: number }>(work: LeasedWork<Item>, logger: Logger): Worker {
  const { name, handle } = work;
  const worker = (ranOut: boolean, atOnce: number): Work<Item> => ({
    name,
    atOnce,
    take: (count) => work.take(count, ranOut),
    handle: (item) => (item.lost < MOST_LOST ? handle(item) : work.giveUp(item)),
    nextIn: () => work.nextIn(ranOut),
  });
  const [usual, again] = [startWorker(worker(false, AT_ONCE), logger), startWorker(worker(true, 1), logger)];
  return {
    wake: () => usual.wake(),
    stop: async () => void (await Promise.all([usual.stop(), again.stop()])),
  };
}
