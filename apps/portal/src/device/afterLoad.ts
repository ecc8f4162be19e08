/** A picture or a frame that never comes holds the load event off: nothing else has to wait for it. */
const PATIENCE_MS = 3_000;

/** Resolves when all that the first step needs is there: what is fetched then stands in nobody's way. */
export const afterLoad = (): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => void setTimeout(resolve);
    if (document.readyState === 'complete') return done();
    addEventListener('load', done, { once: true });
    setTimeout(resolve, PATIENCE_MS);
  });
