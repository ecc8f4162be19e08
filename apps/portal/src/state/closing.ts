import { create } from 'zustand';

interface Closing {
  /** The wait in view has just ended well: its ring closes before the next step comes. */
  readonly closing: boolean;
}

export const useClosing = create<Closing>()(() => ({ closing: false }));
