import { create } from 'zustand';

/** How much of each step's form is filled, 0 to 1, by slug. */
type Percentage = Readonly<Record<string, number>>;

const start: Percentage = { revisar: 1, finalizado: 1 };

export const usePercentage = create<Percentage>()(() => start);

export const keepPercentage = (slug: string, share: number): void => usePercentage.setState({ [slug]: share });
export const resetPercentage = (): void => usePercentage.setState(start, true);
