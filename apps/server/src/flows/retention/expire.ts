import { cancelJourney, type JourneyState } from '@passo/engine';
import type { FlowVersion } from '../../channels/channel.ts';
import { changeOf, commitChange, type Changing } from '../journey/change.ts';
import type { Judged } from './eraseProposal.ts';

interface Unfinished extends Judged {
  readonly version: FlowVersion;
  readonly state: JourneyState;
}

/**
 * Ends what was left unfinished as if it had been given up: whoever holds something for it outside is told, while we still know
 * what. Null where somebody moved it meanwhile: they are back.
 */
export async function expire(runtime: Changing, { id, revision, version, state }: Unfinished): Promise<Judged | null> {
  if (state.end !== null) return { id, revision };
  const moved = cancelJourney(state);
  if (!moved.ok) return null;
  const where = { id, baseRevision: revision, version, before: state, slug: state.currentStep };
  const change = changeOf(runtime, { ...where, moved, kind: 'proposal.expired', actor: 'system', detail: {} });
  return (await commitChange(runtime, change)) ? { id, revision: revision + 1 } : null;
}
