import type { Institution } from '@passo/catalog';
import { statement, type Database } from '../../database/pool.ts';

/** Who sells the credit of a proposal for the lender; null where nobody is known to. */
export type CorrespondentOf = (proposal: string) => Promise<Institution | null>;

const readChannel = statement<{ channel: string }, [string]>(
  'contract_channel',
  'select channel from proposal where id = $1',
);

const isId = (proposal: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(proposal);

/** As the partner names itself today: whoever sells is known by the channel that a proposal came through. */
export const correspondents =
  (db: Database, ofChannel: (code: string) => Institution | undefined): CorrespondentOf =>
  async (proposal) => {
    const [row] = isId(proposal) ? await readChannel(db, [proposal]) : [];
    return (row && ofChannel(row.channel)) ?? null;
  };
