import type { Logger } from '../platform/logger.ts';

/** One kind of work that lies in the database: taken under a lease, done, and taken again if the doer dies. */
export interface Work<Item> {
  readonly name: string;
  /** Items at once. */
  readonly atOnce: number;
  /** Takes up to `count` items that are due. */
  take(count: number): Promise<readonly Item[]>;
  handle(item: Item): Promise<void>;
  /** Seconds until something may be due, null where nothing is open. */
  nextIn(): Promise<number | null>;
}

export interface Worker {
  /** Something may have become due: look now. */
  wake(): void;
  /** Takes nothing more and waits for what is being done. */
  stop(): Promise<void>;
}

const LONGEST_WAIT_MS = 2_000;
const SHORTEST_WAIT_MS = 20;

/**
 * Looks when it is woken (a notification of the database), when the next item is due, and every two seconds anyway, so
 * that neither a lost notification nor a dead process leaves anything lying.
 */
export function startWorker<Item>(work: Work<Item>, logger: Logger): Worker {
  const running = new Set<Promise<void>>();
  let stopped = false;
  let looking = false;
  let again = false;
  let timer: NodeJS.Timeout | undefined;

  const run = (item: Item): void => {
    const task = work
      .handle(item)
      .catch((err: unknown) => logger.error({ err, job: work.name }, 'a job failed; its lease will run out'))
      .finally(() => {
        running.delete(task);
        look();
      });
    running.add(task);
  };

  const lookOnce = async (): Promise<void> => {
    const free = work.atOnce - running.size;
    if (free <= 0) return;
    const items = await work.take(free);
    items.forEach(run);
    if (items.length === free) again = true;
  };

  const look = (): void => {
    if (stopped) return;
    if (looking) {
      again = true;
      return;
    }
    looking = true;
    again = false;
    clearTimeout(timer);
    lookOnce()
      .then(() => work.nextIn())
      .then((seconds) => plan(seconds))
      .catch((err: unknown) => {
        logger.warn({ err, job: work.name }, 'looking for jobs failed');
        plan(null);
      });
  };

  const plan = (seconds: number | null): void => {
    looking = false;
    if (stopped) return;
    if (again && running.size < work.atOnce) return look();
    const wait =
      seconds === null ? LONGEST_WAIT_MS : Math.min(Math.max(seconds * 1000, SHORTEST_WAIT_MS), LONGEST_WAIT_MS);
    timer = setTimeout(look, wait);
  };

  look();
  return {
    wake: look,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await Promise.all(running);
    },
  };
}
