import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { jsonStorage } from './storage.ts';

export type ThemeChoice = 'auto' | 'light' | 'dark';

interface DeviceSettings {
  /** Null: as the partner has it. */
  readonly theme: ThemeChoice | null;
}

export const useDeviceSettings = create<DeviceSettings>()(
  persist((): DeviceSettings => ({ theme: null }), {
    name: 'passo:deviceSettings',
    storage: jsonStorage<DeviceSettings>(),
  }),
);
