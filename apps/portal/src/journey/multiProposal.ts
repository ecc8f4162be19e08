import type { DataOf } from '@passo/contract';
import { create } from 'zustand';

export type OpenProposal = DataOf<'multiProposal'>[number];

interface MultiProposal {
  /** Open proposals of the CPF that was typed; null while there is nothing to choose. */
  readonly found: readonly OpenProposal[] | null;
  /** Goes on with the new one. */
  readonly beginNew: () => unknown;
}

export const useMultiProposal = create<MultiProposal>()(() => ({ found: null, beginNew: () => undefined }));
