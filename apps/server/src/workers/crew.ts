import { ProblemError } from '../platform/problemError.ts';
import { Seat, type Hire, type Job } from './seat.ts';

/** Work that would hold up the event loop, or take the process with it, done by a few others one piece at a time. */
export interface Crew<Task, Answer> {
  /** Refuses with `server.busy` where too much waits already; with `WorkerLost` where its worker died or took too long. */
  ask(task: Task): Promise<Answer>;
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
}

const RETRY_SECONDS = 2;
const busy = (): ProblemError => new ProblemError('server.busy', { retryAfterSeconds: RETRY_SECONDS });

export function createCrew<Task, Answer>(
  hire: Hire<Task, Answer>,
  { hands, queue, timeoutMs }: CrewParts,
): Crew<Task, Answer> {
  const waiting: Job<Task, Answer>[] = [];
  let isOpen = true;
  const next = (): void => {
    const seat = seats.find(({ isFree }) => isFree);
    const job = seat === undefined ? undefined : waiting.shift();
    if (job !== undefined) seat?.begin(job);
  };
  const seats = Array.from({ length: hands }, () => new Seat(hire, timeoutMs, next));
  return {
    ask: (task) =>
      new Promise((resolve, reject) => {
        const isFull = waiting.length >= queue && !seats.some(({ isFree }) => isFree);
        if (!isOpen || isFull) return reject(busy());
        waiting.push({ task, resolve, reject });
        next();
      }),
    close: async () => {
      isOpen = false;
      for (const { reject } of waiting.splice(0)) reject(busy());
      await Promise.all(seats.map((seat) => seat.leave(busy())));
    },
  };
}
