import { createJSONStorage, type PersistStorage } from 'zustand/middleware';

/** The device's storage, or null where the browser refuses it (cookies blocked). */
export function deviceStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** Without cookies no device can prove itself later: the page says so instead of losing the person's work. */
export const cookiesBlocked = (): boolean => !navigator.cookieEnabled || deviceStorage() === null;

/** Stores of zustand write here; where storage is refused they live as long as the page. */
export function jsonStorage<State>(): PersistStorage<State> | undefined {
  return createJSONStorage<State>(() => deviceStorage() ?? memory);
}

const kept = new Map<string, string>();
const memory = {
  getItem: (name: string): string | null => kept.get(name) ?? null,
  setItem: (name: string, value: string): void => void kept.set(name, value),
  removeItem: (name: string): void => void kept.delete(name),
};
