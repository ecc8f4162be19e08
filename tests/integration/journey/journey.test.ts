import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Customer } from '../../support/customer.ts';
import { freshDatabase, type FreshDatabase } from '../../support/freshDatabase.ts';
import { walk, World } from '../../support/journey.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let database: FreshDatabase;
let server: TestServer;
let world: World;

beforeAll(async () => {
  database = await freshDatabase();
  server = await startTestServer({ databaseUrl: database.url });
  world = new World(server.url);
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

describe('the private-payroll journey', () => {
  it('goes from the link to the money', async () => {
    const customer = new Customer(server.url);
    const proposal = await walk(customer, world);
    expect(proposal).toMatchObject({
      currentStep: 'fim',
      situation: 'approved',
      data: { end: 'finished', endorsed: true },
    });
    expect(new Set(Object.values(proposal.stepStatus))).toEqual(new Set(['finished']));
  });
});
