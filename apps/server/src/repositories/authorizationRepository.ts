import { statement } from '../database/pool.ts';

export interface AuthorizationRow {
  readonly reference: string;
  readonly status: string;
  readonly link: string | null;
  readonly target: string | null;
  readonly tries: number;
  /** Since it was last asked for. */
  readonly waited_seconds: number;
}

const columns = `reference, status, link, target, tries, extract(epoch from now() - asked_at)::float8 as waited_seconds`;

export const findAuthorization = statement<AuthorizationRow, [string, string]>(
  'authorization_find',
  `select ${columns} from bank_authorization where proposal = $1 and kind = $2`,
);

/** Notes what the bank answered to a request. Parameters: proposal, kind, reference, status, link, masked target. */
export const noteAuthorization = statement<
  AuthorizationRow,
  [string, string, string, string, string | null, string | null]
>(
  'authorization_note',
  `insert into bank_authorization (proposal, kind, reference, status, link, target) values ($1, $2, $3, $4, $5, $6)
   on conflict (proposal, kind) do update set reference = excluded.reference, link = excluded.link, tries = 0,
     target = excluded.target, asked_at = now(),
     -- What was allowed stays allowed, whoever asks late.
     status = case when bank_authorization.status = 'success' then 'success' else excluded.status end
   returning ${columns}`,
);

export const settleAuthorization = statement<AuthorizationRow, [string, string, string]>(
  'authorization_settle',
  `update bank_authorization set status = $3, settled_at = now() where proposal = $1 and kind = $2 and status = 'waiting'
   returning ${columns}`,
);

/** Counts a try before anything is compared; no row where they are used up. The limit in $3. */
export const countAuthorizationTry = statement<AuthorizationRow, [string, string, number]>(
  'authorization_try',
  `update bank_authorization set tries = tries + 1 where proposal = $1 and kind = $2 and tries < $3 and status = 'waiting'
   returning ${columns}`,
);
