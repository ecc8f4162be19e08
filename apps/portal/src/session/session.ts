import { fail } from '@passo/domain/result.ts';
import type { Client, ClientParts } from '../wire/client.ts';
import { orNull, unfetched } from '../wire/unfetched.ts';
import { readAddress, type Address } from './address.ts';
import { createRouter, type Router } from './router.ts';
import { readStart, type Start } from './start.ts';

/** What a page was opened with, and its ways out. It does not change while the page lives: another link is another page. */
export interface Session {
  readonly start: Start | null;
  readonly address: Address;
  readonly router: Router;
  readonly call: Client;
}

export function openSession(page: Window): Session {
  const start = readStart(page.document);
  const address = readAddress(page.location.search);
  const headers = {
    authorization: `Bearer ${start?.bearer ?? ''}`,
    selfContractVersion: 'v2',
    ...(address.userOfficeToken !== null && { userOfficeToken: address.userOfficeToken }),
  };
  const call = callsBy((path, init) => page.fetch(path, init), headers);
  return { start, address, router: createRouter(page), call };
}

/** Fetched once the first step stands: nothing is asked before. */
const forClient = async () => orNull(import('../wire/client.ts'));

/** Calls that this device makes: by the network, or by a preview's own answers. */
export function callsBy(carry: ClientParts['fetch'], headers: ClientParts['headers'] = {}): Client {
  const parts: ClientParts = {
    headers,
    fetch: carry,
    sleep: (milliseconds) => new Promise((wake) => setTimeout(wake, milliseconds)),
    isOnline: () => navigator.onLine,
    // Most pages never need it.
    admit: (challenged, again) =>
      import('../wire/admission.ts').then(
        ({ admit }) => admit(challenged, again),
        () => challenged,
      ),
  };
  return async (name, input) => {
    const client = await forClient();
    if (client !== null) return client.createClient(parts)(name, input);
    return fail(unfetched());
  };
}
