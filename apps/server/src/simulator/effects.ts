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
}

type Row = Omit<Effect, 'at' | 'answeredAt'> & { readonly first_at: Date; readonly answered_at: Date | null };

const select = statement<Row, [string | null]>(
  'sim_effect_list',
  `select operation, key, proposal, calls, outcome, first_at, answered_at from sim_effect
   where $1::text is null or proposal = $1 order by first_at desc limit 100`,
);

/** Newest first; of one proposal, or of all. */
export async function listEffects(db: Database, proposal: string | null): Promise<readonly Effect[]> {
  const rows = await select(db, [proposal]);
  return rows.map(({ first_at: at, answered_at: answeredAt, ...row }) => ({
    ...row,
    at: at.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
  }));
}
