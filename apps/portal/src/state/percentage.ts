import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { jsonStorage } from './storage.ts';

/** How much of each step's form is filled, 0 to 1, by slug. */
type Percentage = Readonly<Record<string, number>>;

const start: Percentage = { revisar: 1, finalizado: 1 };

export const usePercentage = create<Percentage>()(
  persist(() => start, { name: 'passo:percentage', storage: jsonStorage<Percentage>() }),
);

export const keepPercentage = (slug: string, share: number): void => void usePercentage.setState({ [slug]: share });
export const resetPercentage = (): void => void usePercentage.setState(start, true);
