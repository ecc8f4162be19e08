import { browserProblem, type WireProblem } from './problem.ts';

/** A part of the page itself could not be fetched: told as a call that nobody answered. */
export const unfetched = (): WireProblem => browserProblem(navigator.onLine ? 'network.failed' : 'network.offline');

/** Longer than a slow phone takes; on a line that hangs nobody else would ever say so. */
const PATIENCE_MS = 20_000;

/** A part of the page that somebody waits for; null where it cannot be fetched, or does not come. */
export const orNull = <Part>(part: Promise<Part>): Promise<Part | null> =>
  Promise.race([part, new Promise<null>((give) => setTimeout(give, PATIENCE_MS, null))]).catch(() => null);
