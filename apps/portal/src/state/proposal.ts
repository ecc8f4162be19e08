import type { ProposalOnWire } from '@passo/contract';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Draft } from './drafts.ts';
import { jsonStorage } from './storage.ts';

interface ProposalState {
  /** As the server last told it. Never written to the device. */
  readonly proposal: ProposalOnWire | null;
  /** What was typed and not sent, by slug. */
  readonly drafts: Readonly<Record<string, Draft>>;
  /** The person has chosen to begin a new proposal beside an open one. */
  readonly isMultiProposalSelected: boolean;
}

/** What resuming needs, and nothing that says who it is. */
interface Kept {
  readonly hashId: string | null;
  readonly _id: string | null;
  readonly currentStep: string | null;
  readonly drafts: Readonly<Record<string, Draft['kept']>>;
}

const blank: ProposalState = { proposal: null, drafts: {}, isMultiProposalSelected: false };

let owner: string | null = null;

export const useProposal = create<ProposalState>()(
  persist(() => blank, {
    name: 'passo:proposal',
    storage: jsonStorage<Kept>(),
    // Read once the link is known: what belongs to another link is nobody's business here.
    skipHydration: true,
    partialize: ({ proposal, drafts }): Kept => ({
      hashId: owner,
      _id: proposal?._id ?? null,
      currentStep: proposal?.currentStep ?? null,
      drafts: Object.fromEntries(Object.entries(drafts).map(([slug, { kept }]) => [slug, kept])),
    }),
    merge: (kept, current) => ({ ...current, drafts: isKept(kept) && kept.hashId === owner ? revive(kept) : {} }),
  }),
);

const isKept = (kept: unknown): kept is Kept =>
  typeof kept === 'object' && kept !== null && 'hashId' in kept && 'drafts' in kept;

const revive = ({ drafts }: Kept): ProposalState['drafts'] =>
  Object.fromEntries(Object.entries(drafts).map(([slug, kept]) => [slug, { kept, fleeting: new Map() }]));

/** Takes up what this device kept for a link, and forgets what it kept for any other. */
export function openProposalStore(hashId: string): void {
  owner = hashId;
  void useProposal.persist.rehydrate();
}

export const keepProposal = (proposal: ProposalOnWire | null): void => void useProposal.setState({ proposal });

export const keepDraft = (slug: string, draft: Draft): void =>
  void useProposal.setState(({ drafts }) => ({ drafts: { ...drafts, [slug]: draft } }));

export const dropDraft = (slug: string): void =>
  void useProposal.setState(({ drafts }) => ({
    drafts: Object.fromEntries(Object.entries(drafts).filter(([other]) => other !== slug)),
  }));

export function resetProposal(): void {
  useProposal.setState(blank);
  useProposal.persist.clearStorage();
}
