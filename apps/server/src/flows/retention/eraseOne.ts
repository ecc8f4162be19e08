import { findOneResting } from '../../repositories/retentionRepository.ts';
import { openState } from '../access/state.ts';
import type { Changing } from '../journey/change.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { eraseProposals, type Erasing, type Reason } from './eraseProposal.ts';
import { expire } from './expire.ts';

/**
 * `erased`; `withdrawing`: it has ended, and is erased once everybody outside has been told, with retention's next run at the
 * latest; `bound`: it is being paid, and cannot end now; `gone`: there is no such proposal, or nothing of it any more.
 */
type Erased = 'erased' | 'withdrawing' | 'bound' | 'gone';

/** Erases one proposal as it stands now, whatever its age. Whether the law wants it kept is for the caller to say (`judge`). */
export async function eraseProposal(
  runtime: Erasing & Changing & Pick<Runtime, 'versions'>,
  id: string,
  reason: Reason,
): Promise<Erased> {
  for (;;) {
    const [row] = await findOneResting(runtime.db, [id]);
    if (row === undefined) return 'gone';
    if (row.withdrawing) return 'withdrawing';
    const version = await runtime.versions(row.flow_version);
    const state = openState(runtime, id, row.state);
    if (state.end !== null && (await eraseProposals(runtime, [row], reason)).length > 0) return 'erased';
    if (state.end === null && (await expire(runtime, { ...row, version, state })) === null) {
      const [now] = await findOneResting(runtime.db, [id]);
      if (now?.revision === row.revision) return 'bound';
    }
  }
}
