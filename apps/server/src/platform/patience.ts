/** Technology's no, in the words of every answer from outside. */
interface Failed {
  readonly kind: 'failed';
  readonly reason: string;
}

/** What was answered until the signal ends the caller's patience; then it throws. Whoever does not look at the signal keeps nobody waiting. */
export async function within<Answered>(signal: AbortSignal, ask: () => Promise<Answered>): Promise<Answered> {
  const gaveUp = new Promise<never>((_resolve, reject) => {
    const late = (): void => reject(signal.reason instanceof Error ? signal.reason : new Error('timeout'));
    if (signal.aborted) late();
    else signal.addEventListener('abort', late, { once: true });
  });
  return Promise.race([ask(), gaveUp]);
}

/** The same, where being late is technology's no, and so is whatever throws. */
export async function inTime<Answered>(signal: AbortSignal, ask: () => Promise<Answered>): Promise<Answered | Failed> {
  try {
    return await within(signal, ask);
  } catch (error) {
    if (signal.aborted && error === signal.reason) return { kind: 'failed', reason: 'timeout' };
    return { kind: 'failed', reason: error instanceof Error ? error.name : 'unknown' };
  }
}

/** Pauses in seconds: twice as long after each try, from `first` on, never above `longest`. */
export const doubling =
  (first: number, longest: number) =>
  (tries: number): number =>
    Math.min(first * 2 ** (tries - 1), longest);
