import { randomUUID } from 'node:crypto';
import { createPool, type Database } from '../../../apps/server/src/database/pool.ts';
import { freshDatabase } from '../../support/freshDatabase.ts';

/* Rows side by side that differ in one thing each, so that a statement which asks one thing too little touches a neighbour. */

export interface Ledger {
  readonly db: Database;
  /** Two proposals of the same channel. */
  readonly mine: string;
  readonly other: string;
  query<Row extends object>(text: string, ...values: readonly unknown[]): Promise<readonly Row[]>;
  /** What the work changes in a table: the named columns of each row that is another one afterwards, or gone. */
  changedBy(table: string, columns: string, work: () => Promise<unknown>): Promise<readonly string[]>;
  close(): Promise<void>;
}

export const bytes = (text: string): Buffer => Buffer.from(text);

export async function openLedger(): Promise<Ledger> {
  const database = await freshDatabase();
  const db = createPool({ url: database.url, max: 3 });
  const query: Ledger['query'] = async <Row extends object>(text: string, ...values: readonly unknown[]) =>
    (await db.query<Row>({ text, values: [...values] })).rows;
  const [mine, other] = [randomUUID(), randomUUID()];
  await query(`insert into flow_version (channel, digest, definition) values ('canal', 'a', '{}')`);
  for (const [id, link] of [
    [mine, 'mine'],
    [other, 'other'],
  ] as const)
    await insertProposal(query, id, link);
  const rows = async (table: string, columns: string): Promise<ReadonlyMap<string, string>> => {
    const sql = `select concat_ws(' ', ${columns}) as name, t::text as text from ${table} t order by 1`;
    return new Map((await query<{ name: string; text: string }>(sql)).map(({ name, text }) => [name, text]));
  };
  return {
    db,
    mine,
    other,
    query,
    changedBy: async (table, columns, work) => {
      const before = await rows(table, columns);
      await work();
      const after = await rows(table, columns);
      return [...before].filter(([name, text]) => after.get(name) !== text).map(([name]) => name);
    },
    close: async () => {
      await db.end();
      await database.drop();
    },
  };
}

async function insertProposal(query: Ledger['query'], id: string, link: string): Promise<void> {
  await query(
    `insert into link (digest, sealed, channel, expires_at) values ($1, 'x', 'canal', now() + interval '1 day')`,
    bytes(link),
  );
  await query(
    `insert into proposal (id, link, channel, partner, flow_version, cpf_hash, contact_hash, state, situation, verified)
     values ($1, $2, 'canal', 'aurora', 1, 'cpf', 'contato', 'estado', 'pending', true)`,
    id,
    bytes(link),
  );
}
