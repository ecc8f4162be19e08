import type { DataOf } from '@passo/contract';
import { create } from 'zustand';

export type OpenProposal = DataOf<'multiProposal'>[number];

interface MultiProposal {
  /** Open proposals of the person whose contact was proven; null while there is nothing to choose. */
  readonly found: readonly OpenProposal[] | null;
}

export const useMultiProposal = create<MultiProposal>()(() => ({ found: null }));
