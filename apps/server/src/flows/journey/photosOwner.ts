import type { Owner } from '../../workers/line.ts';
import type { Access } from '../access/access.ts';
import { confirmedContacts } from '../contact/confirmed.ts';
import type { Runtime } from '../runtime/runtime.ts';

/**
 * Whose time photos take: of whoever is in with a proven contact that contact's, with however many links; of whom nobody knows the
 * network's.
 */
export function photosOwner({ keyring }: Pick<Runtime, 'keyring'>, access: Access, network: string): Owner {
  const { link, proven, proposal } = access;
  const name = link.toString('hex');
  if (!proven || proposal?.verified !== true) return { known: false, names: [network, name] };
  const { version, state } = proposal;
  const [contact] = confirmedContacts(version.flow, state);
  return {
    known: true,
    names: [contact === undefined ? name : keyring.keyedHash(contact, 'owner').toString('hex'), name],
  };
}
