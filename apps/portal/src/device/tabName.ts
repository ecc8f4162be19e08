import { randomKey } from './fingerprint.ts';

const NAME = 'passo:tab';

/**
 * A name that tells this tab from the others of the device: it stays through reloads, and goes with the tab. A browser that keeps
 * nothing gives a new one with each page. A tab that was duplicated has the name of the first.
 */
export function tabName(): string {
  try {
    const known = sessionStorage.getItem(NAME);
    if (known !== null) return known;
    const made = randomKey();
    sessionStorage.setItem(NAME, made);
    return made;
  } catch {
    return randomKey();
  }
}
