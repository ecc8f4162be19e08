import type { DataOf } from '@passo/contract';
import { today } from '@passo/domain';
import { stepState } from '@passo/engine';
import { openAccess, requireProof, type OpenProposal, type Visitor } from '../access/access.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { isRefused } from '../shown/refusal.ts';
import { shownProposal } from '../shown/shownProposal.ts';
import type { Watchers } from './watch.ts';

/** JSON as the letters of its UTF-8 bytes (Latin-1), ready to be written as they are. */
export type PollBody = string;

/** Ten thousand waiting customers must not cost ten thousand serialisations: known answers come at once. */
export type Poll = (visitor: Visitor) => PollBody | Promise<PollBody>;

const MOST_REMEMBERED = 50_000;
/** For so long after midnight an answer may say the day before. */
const REMEMBER_MS = 60_000;

/**
 * Answers polls from memory while nothing has changed: no query, no decryption. A change anywhere forgets the answer
 * (every process hears of it), and so does a lost line to the database.
 */
export function createPoll(runtime: Runtime, watchers: Watchers): Poll {
  const remembered = new Map<string, PollBody>();
  const remember = (key: string, { id, revision }: OpenProposal, body: PollBody): void => {
    const forget = (): void => {
      remembered.delete(key);
      clearTimeout(expiry);
      stop();
    };
    const stop = watchers.watch(id, revision, forget);
    const expiry = setTimeout(forget, REMEMBER_MS);
    expiry.unref();
    remembered.set(key, body);
  };
  const read = async (visitor: Visitor, key: string): Promise<PollBody> => {
    const { trusted } = watchers;
    const { proposal } = requireProof(await openAccess(runtime, visitor));
    const { status } = stepState(proposal.state, proposal.state.currentStep);
    const day = today(runtime.clock.now());
    const data = {
      stepStatus: status,
      proposal: await shownProposal(runtime, proposal),
      today: day,
    } satisfies DataOf<'finishedUpdate'>;
    const json = JSON.stringify({ data });
    const body = Buffer.from(json).toString('latin1');
    // A change that was heard of while we read makes this answer old before it is given.
    const isTrue =
      trusted !== null && watchers.trusted === trusted && watchers.isNewest(proposal.id, proposal.revision);
    // That a review is asked for or answered changes no revision.
    const isKept = isTrue && !isRefused(proposal.state);
    if (isKept && !remembered.has(key) && remembered.size < MOST_REMEMBERED) remember(key, proposal, body);
    return body;
  };
  return (visitor) => {
    const key = `${visitor.deviceToken}:${visitor.hash}`;
    return remembered.get(key) ?? read(visitor, key);
  };
}
