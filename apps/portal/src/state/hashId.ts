import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { deviceStorage } from './storage.ts';

interface HashId {
  /** The link that this device opened last. */
  readonly hashId: string | null;
}

const blank: HashId = { hashId: null };

/** Kept as the bare text under `agx_hash`, where other pages of a partner look for it. */
export const useHashId = create<HashId>()(
  persist(() => blank, {
    name: 'agx_hash',
    storage: {
      getItem: (name) => ({ state: { hashId: deviceStorage()?.getItem(name) || null } }),
      setItem: (name, { state }) => deviceStorage()?.setItem(name, state.hashId ?? ''),
      removeItem: (name) => deviceStorage()?.removeItem(name),
    },
  }),
);
