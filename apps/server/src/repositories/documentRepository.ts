import { statement } from '../database/pool.ts';

/** Which of these documents belong to the proposal. */
export const ownDocuments = statement<{ id: string }, [readonly string[], string]>(
  'document_own',
  'select id from document where id = any($1::uuid[]) and proposal = $2',
);
