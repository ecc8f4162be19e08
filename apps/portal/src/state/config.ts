import type { SystemConfiguration } from '@passo/contract';
import { create } from 'zustand';

interface Config {
  /** The channel and its steps, as the server tells them; null until it is known. */
  readonly config: SystemConfiguration | null;
  /** Slugs of the steps whose words and fields are not there yet. */
  readonly later: readonly string[];
}

export const useConfig = create<Config>()(() => ({ config: null, later: [] }));
