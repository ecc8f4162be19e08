import { create } from 'zustand';

export type ThemeChoice = 'auto' | 'light' | 'dark';

interface DeviceSettings {
  /** Null: as the partner has it. */
  readonly theme: ThemeChoice | null;
  /** The step that was left for other offers. */
  readonly returnableStep: string | null;
}

export const useDeviceSettings = create<DeviceSettings>()(() => ({ theme: null, returnableStep: null }));
