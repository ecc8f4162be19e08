import { ProblemError } from '../platform/problemError.ts';
import { inLine, ourselves, type Owner } from './line.ts';
import { Seat, type Hire, type Job } from './seat.ts';
import { spentTime } from './spentTime.ts';

/** Work that would hold up the event loop, or take the process with it, done by a few others one piece at a time. */
export interface Crew<Task, Answer> {
  /**
   * Fails with `WorkerLost` where its worker died or took too long. Turns go by time (`line.ts`). Where too much waits, whoever
   * is last in line is refused with `server.busy`: the one who asks, or one who waits and stands behind.
   */
  ask(task: Task, owner?: Owner): Promise<Answer>;
  /** Takes nothing more and ends whoever works, also in the middle of it. */
  close(): Promise<void>;
}

interface CrewParts {
  /** Workers at once. */
  readonly hands: number;
  /** Pieces that may wait for one. */
  readonly queue: number;
  /** For one piece, from when it was begun. */
  readonly timeoutMs: number;
  readonly now?: () => number;
}

interface Owned<Task, Answer> extends Job<Task, Answer> {
  readonly owner: Owner;
}

const RETRY_SECONDS = 2;
const busy = (): ProblemError => new ProblemError('server.busy', { retryAfterSeconds: RETRY_SECONDS });

export function createCrew<Task, Answer>(
  hire: Hire<Task, Answer>,
  { hands, queue, timeoutMs, now = () => performance.now() }: CrewParts,
): Crew<Task, Answer> {
  const spent = spentTime(now);
  const charge = ({ names }: Owner, much: number): void => names.forEach((name) => spent.add(name, much));
  let waiting: readonly Owned<Task, Answer>[] = [];
  let isOpen = true;
  const next = (): void => {
    const seat = seats.find(({ isFree }) => isFree);
    const [first] = inLine(waiting, spent.of, timeoutMs);
    if (seat === undefined || first === undefined) return;
    waiting = waiting.filter((job) => job !== first);
    // As if it took as long as it may, until it is known how long it took.
    charge(first.owner, timeoutMs);
    const began = now();
    const settle = (): void => charge(first.owner, Math.min(0, now() - began - timeoutMs));
    seat.begin(settledBy(first, settle));
  };
  const seats = Array.from({ length: hands }, () => new Seat(hire, timeoutMs, next));
  const refuseLast = (): void => {
    const last = waiting.length > queue ? inLine(waiting, spent.of, timeoutMs).at(-1) : undefined;
    waiting = waiting.filter((job) => job !== last);
    last?.reject(busy());
  };
  return {
    ask: (task, owner = ourselves) =>
      new Promise((resolve, reject) => {
        if (!isOpen) return reject(busy());
        waiting = [...waiting, { task, owner, resolve, reject }];
        next();
        refuseLast();
      }),
    close: async () => {
      isOpen = false;
      for (const { reject } of waiting) reject(busy());
      waiting = [];
      await Promise.all(seats.map((seat) => seat.leave(busy())));
    },
  };
}

const settledBy = <Task, Answer>(
  { task, resolve, reject }: Job<Task, Answer>,
  settle: () => void,
): Job<Task, Answer> => ({
  task,
  resolve: (answer) => {
    settle();
    resolve(answer);
  },
  reject: (error) => {
    settle();
    reject(error);
  },
});
