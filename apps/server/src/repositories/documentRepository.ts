import { statement } from '../database/pool.ts';

/** Which of these documents were sent to the step of the proposal: the photo of a document is none of a face. */
export const ownDocuments = statement<{ id: string }, [readonly string[], string, string]>(
  'document_own',
  'select id from document where id = any($1::uuid[]) and proposal = $2 and slug = $3',
);
