import { useHashId } from '../state/hashId.ts';

/**
 * Nothing of the person stays in this browser's storages and caches. What is in memory goes with the page, right after: nothing
 * of it is changed here, because what changes is drawn and written down again.
 */
export async function forgetPerson(): Promise<void> {
  for (const name of await namesOf(window.caches)) await caches.delete(name);
  // What was typed is written down for a link, so nothing is from now on.
  useHashId.setState({ hashId: null });
  for (const storage of [localStorage, sessionStorage]) storage.clear();
}

/** A page that is not secure has no caches. */
const namesOf = async (kept: CacheStorage | undefined): Promise<readonly string[]> => (await kept?.keys()) ?? [];
