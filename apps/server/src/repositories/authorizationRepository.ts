import { statement } from '../database/pool.ts';

/* One permission of each kind at a proposal, for the CPF and the phone (`subject`) for which it was asked last; for any other there is none. */

export interface AuthorizationRow {
  readonly reference: string;
  readonly status: string;
  /** Sealed: where the customer allows it, and the phone, masked. */
  readonly shown: Buffer | null;
  readonly tries: number;
  /** Since it was last asked for. */
  readonly waited_seconds: number;
}

const columns = `reference, status, shown, tries, extract(epoch from now() - asked_at)::float8 as waited_seconds`;

export const findAuthorization = statement<AuthorizationRow, [string, string, Buffer]>(
  'authorization_find',
  `select ${columns} from bank_authorization where proposal = $1 and kind = $2 and subject = $3`,
);

/** Notes what the bank answered to a request. Parameters: proposal, kind, subject, reference, status, what is shown of it, sealed. */
export const noteAuthorization = statement<AuthorizationRow, [string, string, Buffer, string, string, Buffer | null]>(
  'authorization_note',
  `insert into bank_authorization (proposal, kind, subject, reference, status, shown) values ($1, $2, $3, $4, $5, $6)
   on conflict (proposal, kind) do update set subject = excluded.subject, reference = excluded.reference,
     shown = excluded.shown, tries = 0, asked_at = now(),
     -- What was allowed stays allowed, whoever asks late; for somebody else it never was.
     status = case when bank_authorization.status = 'success' and bank_authorization.subject = excluded.subject
       then 'success' else excluded.status end
   returning ${columns}`,
);

export const settleAuthorization = statement<AuthorizationRow, [string, string, Buffer, string]>(
  'authorization_settle',
  `update bank_authorization set status = $4, settled_at = now()
   where proposal = $1 and kind = $2 and subject = $3 and status = 'waiting'
   returning ${columns}`,
);

/** Counts a try before anything is compared; no row where they are used up. The limit in $4. */
export const countAuthorizationTry = statement<AuthorizationRow, [string, string, Buffer, number]>(
  'authorization_try',
  `update bank_authorization set tries = tries + 1
   where proposal = $1 and kind = $2 and subject = $3 and tries < $4 and status = 'waiting'
   returning ${columns}`,
);
