import pg from 'pg';

export type Database = pg.Pool;
/** A pool, or the one connection of a transaction: what a repository needs. */
export type Queryable = Pick<pg.ClientBase, 'query'>;

type PoolOptions = {
  readonly url: string;
  /** Most connections of this process; PostgreSQL itself allows 100 in all. */
  readonly max?: number;
  readonly applicationName?: string;
  /** Hears of a connection lost while idle, such as when PostgreSQL restarts; the pool replaces it by itself. */
  readonly onIdleError?: (error: Error) => void;
};

const INT8 = pg.types.builtins.INT8;
const DATE = pg.types.builtins.DATE;

// Calendar dates stay text (a Date would drag a time zone in) and bigints become numbers as long as those are exact.
const types = new pg.TypeOverrides();
types.setTypeParser(DATE, (text: string) => text);
types.setTypeParser(INT8, exactNumber);

function exactNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('a bigint beyond 2^53 was read as a number');
  return value;
}

/** The process's connections. Dates are `YYYY-MM-DD` text, bigints numbers, numerics text, instants `Date`. */
export function createPool({ url, max = 10, applicationName = 'passo', onIdleError }: PoolOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    application_name: applicationName,
    connectionTimeoutMillis: 5_000,
    // Nothing here may hold locks for long: no outside call ever runs inside a transaction.
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
  });
  pool.on('error', (error) => onIdleError?.(error));
  // A connection that dies while it is lent out fails its query; unheard, its event would end the whole process as well.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/**
 * A prepared statement: parsed and planned once per connection under its name, then called with its parameters.
 * `Row` states the columns that the SQL answers; `Values` the parameters in order.
 */
export function statement<Row extends pg.QueryResultRow, Values extends readonly unknown[] = readonly unknown[]>(
  name: string,
  text: string,
): (db: Queryable, values: Values) => Promise<Row[]> {
  return async (db, values) => (await db.query<Row>({ name, text, values: [...values] })).rows;
}

/** Runs the work in one transaction: committed when it answers, rolled back when it throws. Make no outside call in it. */
export async function withTransaction<T>(pool: Database, work: (connection: pg.PoolClient) => Promise<T>): Promise<T> {
  const connection = await pool.connect();
  try {
    await connection.query('begin');
    const answer = await work(connection);
    await connection.query('commit');
    connection.release();
    return answer;
  } catch (error) {
    await abandon(connection);
    throw error;
  }
}

// A connection that cannot even roll back is broken: it leaves the pool.
async function abandon(connection: pg.PoolClient): Promise<void> {
  try {
    await connection.query('rollback');
    connection.release();
  } catch {
    connection.release(true);
  }
}
