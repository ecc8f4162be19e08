import type { DataOf } from '@passo/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { Customer, dataOf } from '../../support/customer.ts';
import { freshDatabase } from '../../support/freshDatabase.ts';
import { begin, goOn, World } from '../../support/journey.ts';
import { contractsOf, wordsFor } from '../../support/papers.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

/* Banks that lend differently, in flows that are shipped: to choose one is a choice, and that one is in the contract. */

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

async function customerAt(
  step: string,
  seed: number,
  { channel = 'aurora-loja', birthDate }: { readonly channel?: string; readonly birthDate?: string } = {},
): Promise<Customer> {
  const customer = new Customer(server.url);
  customer.phone = `1197${2_000_000 + seed}`;
  if (birthDate !== undefined) customer.self = { ...customer.self, dataNascimento: birthDate };
  await begin(customer, channel, exampleCpf('25', seed));
  await goOn(customer, world, ({ currentStep }) => currentStep === step);
  return customer;
}

type Offers = DataOf<'multipleFinancing'>['simulations'];

async function offersFor(customer: Customer, valorSolicitado: number, prazo: number): Promise<Offers> {
  const body = { step: customer.current, valorSolicitado, prazo };
  const answer = await customer.device.call('multipleFinancing', { params: { id: customer.hash }, body });
  return dataOf<DataOf<'multipleFinancing'>>(answer).simulations;
}

/** Takes it, and goes on to the end: what the contract says. */
async function signedFor(customer: Customer, offer: Offers[number] | undefined): Promise<string> {
  const { id, requested, installments = 0 } = offer ?? {};
  const prazo = { value: installments, label: `${installments}x` };
  await customer.submit(customer.current, { valorSolicitado: requested, prazo, oferta: id });
  const { data } = await goOn(customer, world);
  expect(data.end).toBe('finished');
  const [paper] = await contractsOf(customer);
  return wordsFor(customer, paper?.url ?? '');
}

const namesOf = (offers: Offers): readonly string[] => offers.map(({ lender }) => lender.name);
const six = [
  ...['Banco Horizonte S.A.', 'Banco Serra Azul S.A.', 'Financeira Litoral S.A.'],
  ...['Banco Cerrado S.A.', 'Banco Araucária S.A.', 'Banco Maré Alta S.A.'],
];

it('offers what each of them reckons, and the one that is chosen lends', async () => {
  const customer = await customerAt('bancos', 701);
  const offers = await offersFor(customer, 4_000, 12);
  expect(namesOf(offers)).toEqual(six);
  expect(new Set(offers.map(({ monthlyRate }) => monthlyRate)).size).toBe(6);
  expect(new Set(offers.map(({ valorDaParcela, total }) => `${valorDaParcela} ${total}`)).size).toBe(6);

  const chosen = offers.find(({ lender }) => lender.name === 'Banco Cerrado S.A.');
  const said = await signedFor(customer, chosen);
  expect(said).toContain('Banco Cerrado S.A.');
  expect(said).not.toContain('Banco Horizonte S.A.');
});

it('who lends depends on what is asked, over how long, and by whom', async () => {
  const customer = await customerAt('bancos', 702);
  const without = (...names: readonly string[]) => six.filter((name) => !names.includes(name));
  // The cheap one lends little, and not for long.
  expect(namesOf(await offersFor(customer, 7_000, 12))).toEqual(without('Banco Serra Azul S.A.'));
  expect(namesOf(await offersFor(customer, 15_000, 36))).toEqual(
    without('Banco Serra Azul S.A.', 'Banco Cerrado S.A.', 'Banco Maré Alta S.A.'),
  );
  // Another one lends to nobody below 25.
  const young = await customerAt('bancos', 703, { birthDate: '2006-05-12' });
  expect(namesOf(await offersFor(young, 4_000, 12))).toEqual(without('Banco Cerrado S.A.'));
});

const offered = (offers: Offers): readonly string[] =>
  offers.map(({ lender, title }) => `${lender.name} · ${title?.split(':')[0]}`);

it('on a home each of the banks offers both ways of paying back, and the one that is chosen is the one that is signed', async () => {
  const customer = await customerAt('simulacao', 704, { channel: 'jatoba-imovel' });
  const both = (name: string) => [`${name} · SAC`, `${name} · Price`];
  const [house, pedra] = ['Banco Horizonte S.A.', 'Banco Pedra Branca S.A.'];
  expect(offered(await offersFor(customer, 60_000, 60))).toEqual([house, pedra].flatMap(both));
  expect(offered(await offersFor(customer, 200_000, 240))).toEqual([house, 'Banco Casa Ampla S.A.'].flatMap(both));
  const offers = await offersFor(customer, 150_000, 120);
  expect(offered(offers)).toEqual([house, 'Banco Quaresmeira S.A.', pedra].flatMap(both));
  expect(new Set(offers.map(({ total }) => total)).size).toBe(6);

  const said = await signedFor(customer, offers[2]);
  expect(said).toContain('Banco Quaresmeira S.A.');
  expect(said).not.toContain(house);
});
