import { isOperation, standingOf } from '@passo/catalog';
import pg from 'pg';

/** What one journey that ended has left outside, in the books of the simulated providers and in ours. */
export interface Left {
  readonly ended: string | null;
  /** How often money was paid. */
  readonly paid: number;
  readonly unsettled: number;
  /** Withdrawals that somebody is still to be told of, and those that nobody would take. */
  readonly untold: number;
  readonly refused: number;
  /** Keys under which something was granted or waits, and those under which it was taken back: each once, in order. */
  readonly standing: readonly string[];
  readonly withdrawn: readonly string[];
}

interface EffectRow {
  readonly operation: string;
  readonly key: string;
  readonly outcome: string | null;
  readonly withdrawals: number;
}

const counts = `select (select ended from proposal where id = $1) as ended,
  (select count(*)::int from question where proposal = $1 and state <> 'settled') as unsettled,
  (select count(*)::int from withdrawal where proposal = $1 and state = 'open') as untold,
  (select count(*)::int from withdrawal where proposal = $1 and state = 'refused') as refused`;

const stood = ({ operation, outcome }: EffectRow): boolean =>
  isOperation(operation) && standingOf(operation).stands === 'kept' && (outcome === 'done' || outcome === 'waiting');

export async function readLeft(url: string, proposal: string): Promise<Left> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const [row] = (await client.query<Pick<Left, 'ended' | 'unsettled' | 'untold' | 'refused'>>(counts, [proposal]))
      .rows;
    const { rows: effects } = await client.query<EffectRow>(
      'select operation, key, outcome, withdrawals from sim_effect where proposal = $1 order by operation, key',
      [proposal],
    );
    const name = ({ operation, key }: EffectRow): string => `${operation} ${key.split(':').slice(1).join(' ')}`;
    return {
      ended: row?.ended ?? null,
      paid: effects.filter(({ operation, outcome }) => operation === 'lender.disburse' && outcome === 'done').length,
      unsettled: row?.unsettled ?? -1,
      untold: row?.untold ?? -1,
      refused: row?.refused ?? -1,
      standing: effects.filter(stood).map(name),
      withdrawn: effects.filter((effect) => stood(effect) && effect.withdrawals > 0).map(name),
    };
  } finally {
    await client.end();
  }
}
