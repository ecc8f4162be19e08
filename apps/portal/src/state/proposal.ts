import type { ProposalOnWire } from '@passo/contract';
import { create } from 'zustand';
import type { Draft } from './drafts.ts';
import { deviceStorage, keepOnDevice, parsed } from '../device/storage.ts';

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

const NAME = 'passo:proposal';

const blank: ProposalState = { proposal: null, drafts: {}, isMultiProposalSelected: false };

export const useProposal = create<ProposalState>()(() => blank);

let owner: string | null = null;

/** Takes up what this device kept for a link; what it kept for any other is nobody's business here, and is forgotten. */
export function openProposalStore(hashId: string): void {
  owner = hashId;
  keepOnDevice(useProposal, NAME, { write, read });
}

function write({ proposal, drafts }: ProposalState): string {
  const kept: Kept = {
    hashId: owner,
    _id: proposal?._id ?? null,
    currentStep: proposal?.currentStep ?? null,
    drafts: Object.fromEntries(Object.entries(drafts).map(([slug, draft]) => [slug, draft.kept])),
  };
  return JSON.stringify(kept);
}

function read(text: string): Partial<ProposalState> | null {
  const kept = parsed<Partial<Kept>>(text);
  if (kept?.hashId !== owner || kept.drafts === undefined) return null;
  const drafts = Object.entries(kept.drafts).map(
    ([slug, typed]) => [slug, { kept: typed, fleeting: new Map() }] as const,
  );
  return { drafts: Object.fromEntries(drafts) };
}

export const keepProposal = (proposal: ProposalOnWire | null): void => useProposal.setState({ proposal });

export const keepDraft = (slug: string, draft: Draft): void =>
  useProposal.setState(({ drafts }) => ({ drafts: { ...drafts, [slug]: draft } }));

export const dropDraft = (slug: string): void =>
  useProposal.setState(({ drafts }) => ({
    drafts: Object.fromEntries(Object.entries(drafts).filter(([other]) => other !== slug)),
  }));

export function resetProposal(): void {
  useProposal.setState(blank);
  deviceStorage()?.removeItem(NAME);
}
