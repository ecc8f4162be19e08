import type { ProposalOnWire } from '@passo/contract';
import { findSameRequest } from '../../repositories/dataRequestRepository.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { isRefused } from './refusal.ts';
import { proposalOnWire, type ProposalSource } from './view.ts';

/** A proposal for a page that opens with it. One that was refused costs a query: whether somebody was asked to look at it again. */
export async function shownProposal({ db }: Pick<Runtime, 'db'>, proposal: ProposalSource): Promise<ProposalOnWire> {
  if (!isRefused(proposal.state)) return proposalOnWire(proposal);
  const [review = null] = await findSameRequest(db, [proposal.id, 'review']);
  return proposalOnWire(proposal, review);
}
