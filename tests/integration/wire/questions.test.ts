import fs from 'node:fs';
import type { DataOf } from '@passo/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changed } from '../../../apps/server/src/channels/testing/changedPartners.ts';
import { Customer, dataOf } from '../../support/customer.ts';
import { freshDatabase, type FreshDatabase } from '../../support/freshDatabase.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { CheckedDevice } from './checkedDevice.ts';
import { said } from './stage.ts';

/* What people ask is told by a call of its own, to whoever asks, as the channel words it; the page only says whether there is any. */

const QUESTION = 'Como pago as parcelas?';
const OWN = { [QUESTION]: { answer: 'Elas saem do salário.' }, 'Tem carência?': { answer: 'Não.' } };

/** One channel of Aurora's says it in its own words, and another has nothing to say. */
const root = changed([
  'partners/aurora/texts.json',
  (text) => {
    const { faq, ...texts } = JSON.parse(text);
    return JSON.stringify({ ...texts, faq: { ...faq, vehicle: [] } });
  },
]);
fs.mkdirSync(`${root}/partners/aurora/channels`, { recursive: true });
fs.writeFileSync(`${root}/partners/aurora/channels/aurora-clt.json`, JSON.stringify({ texts: { faq: { clt: OWN } } }));

let database: FreshDatabase;
let server: TestServer;
beforeAll(async () => {
  database = await freshDatabase();
  server = await startTestServer({ databaseUrl: database.url, root });
});
afterAll(async () => {
  await server.close();
  await database.drop();
  fs.rmSync(root, { recursive: true });
});

const ask = (code: string) => new CheckedDevice(server.url).call('questions', { params: { code } });
const questionsOf = async (code: string) => dataOf<DataOf<'questions'>>(await ask(code)).questions;

it('are told to a device that has no link, in the words of the channel', async () => {
  const told = await questionsOf('aurora-clt');
  expect(told.find(({ question }) => question === QUESTION)?.answer).toBe('Elas saem do salário.');
  expect(told.at(-1)).toEqual({ question: 'Tem carência?', answer: 'Não.' });
  const [first] = await questionsOf('ipe-luz');
  expect(first?.question).not.toBe(QUESTION);
});

it('of a channel that there is not are refused', async () => {
  expect(await said(ask('nobody'))).toEqual([404, 'channel.notFound']);
  expect(await said(ask('constructor'))).toEqual([404, 'channel.notFound']);
  expect(await said(ask('a'.repeat(100)))).toEqual([404, 'hash.invalid']);
});

it.each([
  ['aurora-clt', true],
  ['aurora-veiculos', false],
])('what the portal starts with in %s says whether there are any (%s), and none of them', async (code, some) => {
  const customer = new Customer(server.url);
  const params = { id: await customer.open(code) };
  const { display } = dataOf<DataOf<'system'>>(await customer.device.call('system', { params })).configuration;
  expect([display.hasQuestions, display.faq]).toEqual([some, undefined]);
  expect((await questionsOf(code)).length > 0).toBe(some);
});
