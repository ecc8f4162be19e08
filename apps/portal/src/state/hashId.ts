import { create } from 'zustand';
import { keepOnDevice } from './storage.ts';

interface HashId {
  /** The link that this device opened last. */
  readonly hashId: string | null;
}

export const useHashId = create<HashId>()(() => ({ hashId: null }));

// The bare text under `agx_hash`, where other pages of a partner look for it.
keepOnDevice(useHashId, 'agx_hash', { write: ({ hashId }) => hashId ?? '', read: (hashId) => ({ hashId }) });
