import { createPool, type Database } from '../../../apps/server/src/database/pool.ts';
import type { Logger } from '../../../apps/server/src/platform/logger.ts';
import { Customer } from '../../support/customer.ts';
import { freshDatabase } from '../../support/freshDatabase.ts';
import { walk, World } from '../../support/journey.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { CheckedDevice } from './checkedDevice.ts';

export interface Stage {
  readonly server: TestServer;
  readonly world: World;
  readonly db: Database;
  /** Somebody who has opened nothing yet, on a device that knows the contract. */
  newcomer(): Customer;
  /** A customer who stands before the step; with a phone of their own, where none is named. */
  customerAt(slug: string, phone?: string): Promise<Customer>;
  /** How often the customer's proposal was changed. */
  events(customer: Customer): Promise<number>;
  /** How often somebody did something to it: what providers answer meanwhile is not counted. */
  deeds(customer: Customer): Promise<number>;
  close(): Promise<void>;
}

/** One server on a database of its own. */
export async function openStage(logger?: Logger): Promise<Stage> {
  const database = await freshDatabase();
  const server = await startTestServer({ databaseUrl: database.url, ...(logger && { logger }) });
  const world = new World(server.url);
  const db = createPool({ url: database.url, max: 2 });
  let phones = 10_000;
  const newcomer = (): Customer => {
    const customer = new Customer(server.url, new CheckedDevice(server.url));
    customer.phone = `119870${String((phones += 1))}`;
    return customer;
  };
  return {
    server,
    world,
    db,
    newcomer,
    customerAt: async (slug, phone) => {
      const customer = newcomer();
      if (phone !== undefined) customer.phone = phone;
      await walk(customer, world, undefined, slug);
      if (customer.current !== slug) throw new Error(`the customer stands at ${customer.current}, not at ${slug}`);
      return customer;
    },
    events: async (customer) => {
      const sql = 'select count(*)::int as count from event where proposal = $1';
      const { rows } = await db.query<{ count: number }>(sql, [customer.proposal?._id]);
      return rows[0]?.count ?? 0;
    },
    deeds: async (customer) => {
      const sql = `select count(*)::int as count from event where proposal = $1 and actor not like 'provider:%'`;
      const { rows } = await db.query<{ count: number }>(sql, [customer.proposal?._id]);
      return rows[0]?.count ?? 0;
    },
    close: async () => {
      await db.end();
      await server.close();
      await database.drop();
    },
  };
}

/** What the server said, short enough for a table: status and name. */
export async function said(call: Promise<{ readonly status: number; readonly body: { readonly name?: string } }>) {
  const { status, body } = await call;
  return [status, body.name ?? 'ok'];
}
