import { deviceStorage } from './storage.ts';

const NAME = 'passo:device';

/**
 * A stable name for this browser: random, kept with the page's other data, gone when those are wiped. It helps to see
 * that two submits came from one device; it is no proof of anything, so nothing of the hardware is read for it.
 */
export function fingerprint(): string {
  const storage = deviceStorage();
  const known = storage?.getItem(NAME);
  if (known) return known;
  const made = randomKey();
  storage?.setItem(NAME, made);
  return made;
}

/** 128 random bits in hexadecimal: names one action, or one device. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
