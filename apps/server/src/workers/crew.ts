import { ProblemError } from '../platform/problemError.ts';
import { Seat, type Hire, type Job } from './seat.ts';

/** Work that would hold up the event loop, or take the process with it, done by a few others one piece at a time. */
export interface Crew<Task, Answer> {
  /**
   * Refuses with `server.busy` where too much waits already, of all or of this owner; with `WorkerLost` where its worker died or took
   * too long. Whose turn is longest ago comes first, so that one who brings much keeps nobody waiting for all of it.
   */
  ask(task: Task, owner?: string): Promise<Answer>;
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

interface Owned<Task, Answer> extends Job<Task, Answer> {
  readonly owner: string;
}

const RETRY_SECONDS = 2;
const busy = (): ProblemError => new ProblemError('server.busy', { retryAfterSeconds: RETRY_SECONDS });

export function createCrew<Task, Answer>(
  hire: Hire<Task, Answer>,
  { hands, queue, timeoutMs }: CrewParts,
): Crew<Task, Answer> {
  const waiting: Owned<Task, Answer>[] = [];
  /** When each of those who wait had their last turn. */
  const turns = new Map<string, number>();
  let isOpen = true;
  const turnOf = ({ owner }: Owned<Task, Answer>): number => turns.get(owner) ?? 0;
  const next = (): void => {
    const seat = seats.find(({ isFree }) => isFree);
    if (waiting.length === 0) turns.clear();
    if (seat === undefined || waiting.length === 0) return;
    const first = waiting.reduce((best, job) => (turnOf(job) < turnOf(best) ? job : best));
    waiting.splice(waiting.indexOf(first), 1);
    turns.set(first.owner, Math.max(0, ...turns.values()) + 1);
    seat.begin(first);
  };
  const seats = Array.from({ length: hands }, () => new Seat(hire, timeoutMs, next));
  return {
    ask: (task, owner = '') =>
      new Promise((resolve, reject) => {
        const own = waiting.filter((job) => job.owner === owner).length;
        const isFull = waiting.length >= queue || (owner !== '' && own >= queue / 2);
        if (!isOpen || (isFull && !seats.some(({ isFree }) => isFree))) return reject(busy());
        waiting.push({ task, owner, resolve, reject });
        next();
      }),
    close: async () => {
      isOpen = false;
      for (const { reject } of waiting.splice(0)) reject(busy());
      await Promise.all(seats.map((seat) => seat.leave(busy())));
    },
  };
}
