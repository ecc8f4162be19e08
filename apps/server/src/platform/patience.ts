/** Technology's no, in the words of every answer from outside. */
interface Failed {
  readonly kind: 'failed';
  readonly reason: string;
}

/** What was answered until the signal ends the caller's patience. Whoever does not look at the signal keeps nobody waiting; what throws has failed. */
export async function inTime<Answered>(signal: AbortSignal, ask: () => Promise<Answered>): Promise<Answered | Failed> {
  const gaveUp = new Promise<Failed>((resolve) => {
    const late = (): void => resolve({ kind: 'failed', reason: 'timeout' });
    if (signal.aborted) late();
    else signal.addEventListener('abort', late, { once: true });
  });
  const asked = async (): Promise<Answered | Failed> => {
    try {
      return await ask();
    } catch (error) {
      return { kind: 'failed', reason: error instanceof Error ? error.name : 'unknown' };
    }
  };
  return Promise.race([asked(), gaveUp]);
}

/** Pauses in seconds: twice as long after each try, from `first` on, never above `longest`. */
export const doubling =
  (first: number, longest: number) =>
  (tries: number): number =>
    Math.min(first * 2 ** (tries - 1), longest);
