import { stepState } from '@passo/engine';
import { openAccess, requireProof, type Visitor } from './access.ts';
import type { Runtime } from './runtime.ts';
import { proposalOnWire } from './view.ts';
import type { Watchers } from './watch.ts';

/** The body of a poll, as text: ten thousand waiting customers must not cost ten thousand serialisations. */
export type Poll = (visitor: Visitor) => Promise<string>;

const MOST_REMEMBERED = 50_000;
const REMEMBER_MS = 60_000;

/**
 * Answers polls from memory while nothing has changed: no query, no decryption. A change anywhere forgets the answer
 * (every process hears of it), and so does a lost line to the database.
 */
export function createPoll(runtime: Runtime, watchers: Watchers): Poll {
  const remembered = new Map<string, string>();
  const remember = (key: string, proposal: string, body: string): void => {
    const forget = (): void => {
      remembered.delete(key);
      clearTimeout(expiry);
      stop();
    };
    const stop = watchers.watch(proposal, forget);
    const expiry = setTimeout(forget, REMEMBER_MS);
    expiry.unref();
    remembered.set(key, body);
  };
  return async (visitor) => {
    const key = `${visitor.deviceToken}:${visitor.hash}`;
    const known = remembered.get(key);
    if (known !== undefined) return known;
    const heard = watchers.heard;
    const { proposal } = requireProof(await openAccess(runtime, visitor));
    const { status } = stepState(proposal.state, proposal.state.currentStep);
    const body = JSON.stringify({ data: { stepStatus: status, proposal: proposalOnWire(proposal) } });
    // Whatever changed while we read may have been this proposal: then this answer is not worth keeping.
    const quiet = watchers.trusted && watchers.heard === heard;
    if (quiet && !remembered.has(key) && remembered.size < MOST_REMEMBERED) remember(key, proposal.id, body);
    return body;
  };
}
