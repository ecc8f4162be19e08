import { statement, type Database } from '../../database/pool.ts';
import type { Keyring } from '../../platform/keyring.ts';

export const linkContext = 'link';

const findSealedLink = statement<{ sealed: Buffer }, [string]>(
  'link_of_proposal',
  'select link.sealed from proposal join link on link.digest = proposal.link where proposal.id = $1',
);

/** The address that opens a proposal, for messages to its customer; `token` lets the device in that opens it. */
export type CustomerLink = (proposal: string, token?: string) => Promise<string>;

export const customerLinks =
  (db: Database, keyring: Keyring, publicUrl: string): CustomerLink =>
  async (proposal, token) => {
    const [row] = await findSealedLink(db, [proposal]);
    if (row === undefined) throw new Error('a message is to be written for a proposal that is not there');
    const hash = keyring.open(row.sealed, linkContext).toString('utf8');
    const query = new URLSearchParams({ agx_hash: hash, ...(token !== undefined && { token }) });
    return `${publicUrl}/?${query}`;
  };
