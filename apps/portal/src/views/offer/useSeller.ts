import type { ProposalOnWire } from '@passo/contract';
import { useProposal } from '../../state/proposal.ts';

export type Seller = NonNullable<ProposalOnWire['data']['seller']>;

/** Who sells for the lender, as it comes with the proposal; null before there is one. */
export const useSeller = (): Seller | null => useProposal(({ proposal }) => proposal?.data.seller ?? null);
