/** What the device still prepares for an answer, such as a photo that is being made small. */
const unfinished = new Set<Promise<unknown>>();

/** Whoever sends the form waits for this first. */
export function holdSubmit(work: Promise<unknown>): void {
  const done = (): void => void unfinished.delete(held);
  const held: Promise<unknown> = work.then(done, done);
  unfinished.add(held);
}

/** Resolves when nothing is being prepared any more; what fails tells so in its own field. */
export const allPrepared = (): Promise<unknown> => Promise.all(unfinished);
