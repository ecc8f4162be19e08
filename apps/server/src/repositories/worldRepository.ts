import { statement, type Queryable } from '../database/pool.ts';
import type { World } from '../platform/mode.ts';
import { simulated } from './personal/simulated.ts';

export const readWorld = statement<{ name: World }>('world_read', 'select name from world');

/** Whoever comes first decides whose a database is. */
export const noteWorld = statement<never, [World]>(
  'world_note',
  'insert into world (name) values ($1) on conflict (one) do nothing',
);

/** What a database shows of whoever worked with it. */
export interface Traces {
  /** Null: nobody wrote it down. */
  readonly noted: World | null;
  readonly proposals: boolean;
  /** Messages that a real messenger took. */
  readonly told: boolean;
  /** Something that the simulator did. */
  readonly simulated: boolean;
}

const BOOKS = Object.keys(simulated);

/** Of a database in any state, also one that was never migrated: asks only tables that are there. */
export async function readTraces(db: Queryable): Promise<Traces> {
  const { rows } = await db.query<{ name: string }>(
    `select name from unnest($1::text[]) as name where to_regclass(name) is not null`,
    [['world', 'proposal', 'message_sent', ...BOOKS]],
  );
  const there = rows.map(({ name }) => name);
  const filled = async (tables: readonly string[]): Promise<boolean> => {
    const asked = tables.filter((name) => there.includes(name)).map((name) => `exists (select from ${name})`);
    if (asked.length === 0) return false;
    return (await db.query<{ any: boolean }>(`select ${asked.join(' or ')} as any`)).rows[0]?.any ?? false;
  };
  return {
    noted: there.includes('world') ? ((await readWorld(db, []))[0]?.name ?? null) : null,
    proposals: await filled(['proposal']),
    told: await filled(['message_sent']),
    simulated: await filled(BOOKS),
  };
}
