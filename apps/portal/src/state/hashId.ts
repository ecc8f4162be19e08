import { create } from 'zustand';

interface HashId {
  /** The link that this device opened last. */
  readonly hashId: string | null;
}

export const useHashId = create<HashId>()(() => ({ hashId: null }));

/** The link that this page is about; empty in a preview. */
export const hash = (): string => useHashId.getState().hashId ?? '';
