import { stepState } from '@passo/engine';
import { openAccess, requireProof, type Visitor } from './access.ts';
import type { Runtime } from './runtime.ts';
import { proposalOnWire } from './view.ts';
import type { Watchers } from './watch.ts';

/** JSON as the letters of its UTF-8 bytes (Latin-1), ready to be written as they are. */
export type PollBody = string;

/** Ten thousand waiting customers must not cost ten thousand serialisations: known answers come at once. */
export type Poll = (visitor: Visitor) => PollBody | Promise<PollBody>;

const MOST_REMEMBERED = 50_000;
const REMEMBER_MS = 60_000;

/**
 * Answers polls from memory while nothing has changed: no query, no decryption. A change anywhere forgets the answer
 * (every process hears of it), and so does a lost line to the database.
 */
export function createPoll(runtime: Runtime, watchers: Watchers): Poll {
  const remembered = new Map<string, PollBody>();
  const remember = (key: string, proposal: string, body: PollBody): void => {
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
  const read = async (visitor: Visitor, key: string): Promise<PollBody> => {
    const heard = watchers.heard;
    const { proposal } = requireProof(await openAccess(runtime, visitor));
    const { status } = stepState(proposal.state, proposal.state.currentStep);
    const json = JSON.stringify({ data: { stepStatus: status, proposal: proposalOnWire(proposal) } });
    const body = Buffer.from(json).toString('latin1');
    // Whatever changed while we read may have been this proposal: then this answer is not worth keeping.
    const quiet = watchers.trusted && watchers.heard === heard;
    if (quiet && !remembered.has(key) && remembered.size < MOST_REMEMBERED) remember(key, proposal.id, body);
    return body;
  };
  return (visitor) => {
    const key = `${visitor.deviceToken}:${visitor.hash}`;
    return remembered.get(key) ?? read(visitor, key);
  };
}
