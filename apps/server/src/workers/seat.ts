/** One worker, a thread or a process: does what it is given, one piece at a time. */
interface Hand<Task> {
  give(task: Task): void;
  /** Ends it, whatever it is doing. */
  end(): Promise<void>;
}

interface Ears<Answer> {
  answered(answer: Answer): void;
  /** It is gone, by itself or by our hand. */
  gone(): void;
}

export type Hire<Task, Answer> = (ears: Ears<Answer>) => Hand<Task>;

export interface Job<Task, Answer> {
  readonly task: Task;
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

/** The worker did not come to an end with its work. */
export class WorkerLost extends Error {
  override readonly name = 'WorkerLost';
  readonly how: 'died' | 'late';

  constructor(how: 'died' | 'late') {
    super(`the worker ${how === 'late' ? 'took too long' : 'died'}`);
    this.how = how;
  }
}

/** A worker that nobody needs for so long ends, and gives its memory back. */
const IDLE_MS = 60_000;

/** A place for one worker, who is hired with the first piece of work and again when the last one was lost. */
export class Seat<Task, Answer> {
  private readonly hire: Hire<Task, Answer>;
  private readonly timeoutMs: number;
  private readonly freed: () => void;
  private hand: Hand<Task> | null = null;
  private job: Job<Task, Answer> | null = null;
  private timer: NodeJS.Timeout | undefined;

  constructor(hire: Hire<Task, Answer>, timeoutMs: number, freed: () => void) {
    this.hire = hire;
    this.timeoutMs = timeoutMs;
    this.freed = freed;
  }

  get isFree(): boolean {
    return this.job === null;
  }

  begin(job: Job<Task, Answer>): void {
    clearTimeout(this.timer);
    this.job = job;
    this.hand ??= this.hired();
    this.hand.give(job.task);
    this.timer = setTimeout(() => void this.leave(new WorkerLost('late')), this.timeoutMs);
  }

  /** Lets the worker go; what it was doing fails. */
  async leave(error: Error): Promise<void> {
    const { hand } = this;
    this.hand = null;
    this.finish((job) => job.reject(error));
    await hand?.end();
  }

  /** Whoever was let go is not listened to any more: its late answer is of another piece. */
  private hired(): Hand<Task> {
    const ifStillHere = (then: () => void) => (): void => {
      if (this.hand === hand) then();
    };
    const hand = this.hire({
      answered: (answer) => ifStillHere(() => this.finish((job) => job.resolve(answer)))(),
      gone: ifStillHere(() => void this.leave(new WorkerLost('died'))),
    });
    return hand;
  }

  private finish(tell: (job: Job<Task, Answer>) => void): void {
    clearTimeout(this.timer);
    const { job } = this;
    this.job = null;
    if (job !== null) tell(job);
    if (this.hand !== null) {
      this.timer = setTimeout(() => void this.leave(new WorkerLost('late')), IDLE_MS);
      this.timer.unref();
    }
    this.freed();
  }
}
