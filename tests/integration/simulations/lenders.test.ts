import type { DataOf } from '@passo/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { Customer, dataOf } from '../../support/customer.ts';
import { freshDatabase } from '../../support/freshDatabase.ts';
import { begin, goOn, World } from '../../support/journey.ts';
import { contractsOf, wordsFor } from '../../support/papers.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

/* Six banks that lend differently, in a flow that is shipped: to choose one is a choice, and that one is in the contract. */

let server: TestServer;
let world: World;
let drop: () => Promise<void>;
beforeAll(async () => {
  const database = await freshDatabase();
  drop = database.drop;
  server = await startTestServer({ databaseUrl: database.url });
  world = new World(server.url);
});
afterAll(async () => {
  await server.close();
  await drop();
});

async function customerAtBanks(seed: number, birthDate?: string): Promise<Customer> {
  const customer = new Customer(server.url);
  customer.phone = `1197${2_000_000 + seed}`;
  if (birthDate !== undefined) customer.self = { ...customer.self, dataNascimento: birthDate };
  await begin(customer, 'aurora-loja', exampleCpf('25', seed));
  await goOn(customer, world, ({ currentStep }) => currentStep === 'bancos');
  return customer;
}

type Offers = DataOf<'multipleFinancing'>['simulations'];

async function offersFor(customer: Customer, valorSolicitado: number, prazo: number): Promise<Offers> {
  const body = { step: 'bancos', valorSolicitado, prazo };
  const answer = await customer.device.call('multipleFinancing', { params: { id: customer.hash }, body });
  return dataOf<DataOf<'multipleFinancing'>>(answer).simulations;
}

const namesOf = (offers: Offers): readonly string[] => offers.map(({ lender }) => lender.name);
const six = [
  ...['Banco Horizonte S.A.', 'Banco Serra Azul S.A.', 'Financeira Litoral S.A.'],
  ...['Banco Cerrado S.A.', 'Banco Araucária S.A.', 'Banco Maré Alta S.A.'],
];

it('offers what each of them reckons, and the one that is chosen lends', async () => {
  const customer = await customerAtBanks(701);
  const offers = await offersFor(customer, 4_000, 12);
  expect(namesOf(offers)).toEqual(six);
  expect(new Set(offers.map(({ monthlyRate }) => monthlyRate)).size).toBe(6);
  expect(new Set(offers.map(({ valorDaParcela, total }) => `${valorDaParcela} ${total}`)).size).toBe(6);

  const chosen = offers.find(({ lender }) => lender.name === 'Banco Cerrado S.A.');
  const words = { valorSolicitado: 4_000, prazo: { value: 12, label: '12x' }, oferta: chosen?.id };
  await customer.submit('bancos', words);
  const { data } = await goOn(customer, world);
  expect(data.end).toBe('finished');
  const [paper] = await contractsOf(customer);
  const said = await wordsFor(customer, paper?.url ?? '');
  expect(said).toContain('Banco Cerrado S.A.');
  expect(said).not.toContain('Banco Horizonte S.A.');
});

it('who lends depends on what is asked, over how long, and by whom', async () => {
  const customer = await customerAtBanks(702);
  const without = (...names: readonly string[]) => six.filter((name) => !names.includes(name));
  // The cheap one lends little, and not for long.
  expect(namesOf(await offersFor(customer, 7_000, 12))).toEqual(without('Banco Serra Azul S.A.'));
  expect(namesOf(await offersFor(customer, 15_000, 36))).toEqual(
    without('Banco Serra Azul S.A.', 'Banco Cerrado S.A.', 'Banco Maré Alta S.A.'),
  );
  // Another one lends to nobody below 25.
  const young = await customerAtBanks(703, '2006-05-12');
  expect(namesOf(await offersFor(young, 4_000, 12))).toEqual(without('Banco Cerrado S.A.'));
});
