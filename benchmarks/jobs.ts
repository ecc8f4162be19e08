import pg from 'pg';
import { consents } from '../tests/support/answers.ts';
import { Customer } from '../tests/support/customer.ts';
import { doStep, World } from '../tests/support/journey.ts';
import { benchServer } from './lib/bench.ts';
import { forgetLimits } from './lib/crowd.ts';
import { percentile } from './lib/stats.ts';

/* How long a question waits from the commit that needs it to the provider hearing it. */
export interface JobStart {
  readonly jobs: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** Both instants are the database's: when the question was written, and when the provider noted that it was asked. */
const waits = `
  select extract(epoch from e.first_at - a.asked_at) * 1000 as ms
  from question a join sim_effect e on e.operation = a.operation and e.key = a.proposal || ':' || a.slug || ':' || a.attempt`;

export async function measureJobs(databaseUrl: string, folder: string, journeys: number): Promise<JobStart> {
  const server = await benchServer({ env: { DATABASE_URL: databaseUrl, DATA_DIR: folder, SIMULATOR_PACE: '0' } });
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('truncate sim_effect');
    for (let number = 0; number < journeys; number += 1) {
      await travel(server.url, `11986${String(100_000 + number)}`);
      if (number % 40 === 39) await forgetLimits(databaseUrl);
    }
    const { rows } = await client.query<{ ms: string }>(waits);
    const ms = rows.map((row) => Number(row.ms));
    return { jobs: ms.length, p50Ms: percentile(ms, 0.5), p99Ms: percentile(ms, 0.99) };
  } finally {
    await client.end();
    await server.stop();
  }
}

async function travel(url: string, phone: string): Promise<void> {
  const customer = new Customer(url);
  const world = new World(url);
  customer.phone = phone;
  await customer.open();
  await customer.create(consents());
  while (customer.proposal?.data.end === null) {
    await doStep(customer, world);
    await customer.refresh();
  }
}
