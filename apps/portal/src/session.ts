import { readAddress } from './start/address.ts';
import { readStart } from './start/start.ts';
import { createClient } from './wire/client.ts';
import { fingerprint } from './wire/fingerprint.ts';

/* What this page was opened with. It does not change while the page lives: another link is another page. */

export const start = readStart(document);
export const address = readAddress(location.search);

/** What carries the calls: the network, or a preview's own answers. */
export const transport = { fetch: (path: string, init: RequestInit): Promise<Response> => fetch(path, init) };

export const call = createClient({
  headers: {
    authorization: `Bearer ${start?.bearer ?? ''}`,
    selfContractVersion: 'v2',
    'x-fingerprint': fingerprint(),
    ...(address.userOfficeToken !== null && { userOfficeToken: address.userOfficeToken }),
  },
  fetch: (path, init) => transport.fetch(path, init),
  sleep: (milliseconds) => new Promise((wake) => setTimeout(wake, milliseconds)),
  isOnline: () => navigator.onLine,
});
