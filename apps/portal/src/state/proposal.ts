import type { ProposalOnWire } from '@passo/contract';
import { create } from 'zustand';
import type { Draft } from './draft.ts';

interface ProposalState {
  /** As the server last told it. Never written to the device. */
  readonly proposal: ProposalOnWire | null;
  /** What was typed and not sent, by slug. */
  readonly drafts: Readonly<Record<string, Draft>>;
  /** The person has chosen to begin a new proposal beside an open one. */
  readonly isMultiProposalSelected: boolean;
}

const blank: ProposalState = { proposal: null, drafts: {}, isMultiProposalSelected: false };

export const useProposal = create<ProposalState>()(() => blank);

export const keepProposal = (proposal: ProposalOnWire | null): void => useProposal.setState({ proposal });

export const keepDraft = (slug: string, draft: Draft): void =>
  useProposal.setState(({ drafts }) => ({ drafts: { ...drafts, [slug]: draft } }));

export const dropDraft = (slug: string): void =>
  useProposal.setState(({ drafts }) => ({
    drafts: Object.fromEntries(Object.entries(drafts).filter(([other]) => other !== slug)),
  }));

export const resetProposal = (): void => useProposal.setState(blank);
