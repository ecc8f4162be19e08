import { hash } from '../journey/link.ts';
import { call } from '../session.ts';
import { loadResource } from '../state/resources.ts';

/** Fetches the list of that name for this link, unless it is there already. */
export function fetchResource(name: string): void {
  void loadResource(name, () => call('resource', { params: { hashId: hash(), name } }), Date.now);
}
