import { browserProblem, type WireProblem } from './problem.ts';

/** A part of the page itself could not be fetched: told as a call that nobody answered. */
export const unfetched = (): WireProblem => browserProblem(navigator.onLine ? 'network.failed' : 'network.offline');
