import { statement, type Database } from '../database/pool.ts';

/** What was asked of the simulated world: which question, under which key, how often, and how it ended. */
export interface Effect {
  readonly operation: string;
  /** `proposal:slug:attempt`. */
  readonly key: string;
  readonly proposal: string;
  readonly calls: number;
  /** Null while there is no answer that counts. */
  readonly outcome: string | null;
  /** Instants, ISO 8601. */
  readonly at: string;
  readonly answeredAt: string | null;
  /** When it was taken back, and how often that was said: a repeated word is the same withdrawal. */
  readonly withdrawnAt: string | null;
  readonly withdrawals: number;
}

type Row = Omit<Effect, 'at' | 'answeredAt' | 'withdrawnAt'> & {
  readonly first_at: Date;
  readonly answered_at: Date | null;
  readonly withdrawn_at: Date | null;
};

const select = statement<Row, [string | null]>(
  'sim_effect_list',
  `select operation, key, proposal, calls, outcome, first_at, answered_at, withdrawn_at, withdrawals from sim_effect
   where $1::text is null or proposal = $1 order by first_at desc limit 100`,
);

/** Newest first; of one proposal, or of all. */
export async function listEffects(db: Database, proposal: string | null): Promise<readonly Effect[]> {
  const rows = await select(db, [proposal]);
  return rows.map(({ first_at: at, answered_at: answeredAt, withdrawn_at: withdrawnAt, ...row }) => ({
    ...row,
    at: at.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
  }));
}
