import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPersonChecks } from '../../../apps/server/src/flows/outside/personChecks.ts';
import type { Customer } from '../../support/customer.ts';
import { asOperator } from '../../support/journey.ts';
import { newPhone, openDoors, SECRET, sendDocument, type Opened } from './openers.ts';

/* What waits for a person, as operators see it: one phone with many orders buries nobody else's. */

const FULL = 3;
const MANY = 12;

let doors: Opened;
let honest: Customer;
let last: Customer;
beforeAll(async () => {
  doors = await openDoors();
  honest = await held(newPhone(), 1);
  last = await held(newPhone(), MANY);
});
afterAll(() => doors.house.close());

/** So many orders of a phone that wait; the last one. */
async function held(phone: string, many: number): Promise<Customer> {
  for (let at = 0; at < FULL + many - 1; at += 1) await sendDocument(await doors.opened({ phone }));
  const customer = await doors.opened({ phone });
  expect(await sendDocument(customer)).toBe('review');
  return customer;
}

it('shows each phone once, who came last first, with its newest orders and how many more', async () => {
  const { checks, more } = await openPersonChecks(doors.house.server.runtime);
  const [first, second] = checks;
  expect([checks.length, more]).toEqual([2, 0]);
  expect(first).toMatchObject({ count: FULL + MANY, more: MANY - 10 });
  expect([first?.orders.length, first?.orders[0]?.proposal]).toEqual([10, last.proposal?._id]);
  expect(second).toMatchObject({ count: FULL + 1, more: 0, orders: [{ proposal: honest.proposal?._id }] });
});

it('says on the page what it does not show', async () => {
  const page = await (await fetch(`${doors.house.url}/simulador`, { headers: asOperator(SECRET) })).text();
  expect(page.match(/<h3>\d+ CPFs com o mesmo celular/g)).toHaveLength(2);
  expect(page).toContain('E mais 2 pedidos mais antigos.');
});

it('counts the phones that it does not show', async () => {
  // As if each order had another phone.
  await doors.house.server.runtime.db.query(`update person_check set subject = decode(md5(id::text), 'hex')`);
  const { checks, more } = await openPersonChecks(doors.house.server.runtime, { subjects: 4, orders: 10 });
  expect([checks.length, more, checks[0]?.orders[0]?.proposal]).toEqual([4, MANY + 1 - 4, last.proposal?._id]);
});
