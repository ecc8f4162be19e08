import type { DataOf } from '@passo/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { consents } from '../../support/answers.ts';
import { Customer, dataOf } from '../../support/customer.ts';
import { suiteClock } from '../../support/day.ts';
import { doStep, World } from '../../support/journey.ts';
import { operatorCommand } from '../../support/operatorCommand.ts';
import { startOwnServer } from '../../support/ownServer.ts';
import { signToken } from '../../support/tokens.ts';

/* `npm run person:checks`, beside a running server: four customers of a partner, who says of each that the same phone is theirs. */

let server: Awaited<ReturnType<typeof startOwnServer>>;
beforeAll(async () => void (server = await startOwnServer()));
afterAll(() => server.close());

const command = (...args: readonly string[]) =>
  operatorCommand(server.databaseUrl, suiteClock.now(), ['personChecks.ts', ...args]);

/** At the document of a shipped channel, and sends it; no code was typed. */
async function vouched(at: number): Promise<Customer> {
  const cpf = exampleCpf('02', at);
  const customer = new Customer(server.url);
  customer.phone = '11953110001';
  await customer.open();
  const jwtToken = await signToken({ cpf, phone_number: customer.phone, hash: customer.hash });
  dataOf(await customer.device.call('system', { params: { id: customer.hash } }));
  const call = { params: { hashId: customer.hash }, body: { jwtToken } };
  customer.proposal = dataOf<DataOf<'validateWithToken'>>(
    await customer.device.call('validateWithToken', call),
  ).proposal;
  await customer.submit('consentimentos', consents(cpf));
  const world = new World(server.url);
  for (let turn = 0; turn < 10 && customer.status('documento') === 'init'; turn += 1) await doStep(customer, world);
  await customer.until(({ stepStatus: { documento = '' } }) => documento !== 'waiting');
  return customer;
}

it('lists what waits without a CPF, lets it go on, and says what stands', { timeout: 120_000 }, async () => {
  expect((await command()).text).toBe('Nothing waits for a person.\n');
  const all: Customer[] = [];
  for (let at = 0; at < 4; at += 1) all.push(await vouched(at));
  const [, , , fourth] = all;
  expect(all.map((one) => one.status('documento'))).toEqual(['finished', 'finished', 'finished', 'review']);
  const { text } = await command();
  expect(text).toMatch(/^[\da-f-]{36} {2}aurora-clt {2}4 CPFs by one phone or e-mail since /);
  for (let at = 0; at < 4; at += 1) expect(text).not.toContain(exampleCpf('02', at));
  const [id = ''] = text.split(' ');
  expect(await command('--release', id)).toEqual({ code: 0, text: `${id}: released.\n` });
  await fourth?.until(({ stepStatus }) => stepStatus.documento === 'finished');
  expect(await command('--refuse', id)).toEqual({ code: 0, text: `${id}: released.\n` });
  expect((await command()).text).toBe('Nothing waits for a person.\n');
});

it.each([
  ['an order that there is not', ['--release', '00000000-0000-7000-8000-000000000000'], 'There is no check'],
  ['nothing named', ['--refuse'], 'npm run person:checks'],
  ['something else', ['--all'], 'npm run person:checks'],
])('says how it is used for %s', async (_what, args, says) => {
  const said = await command(...args);
  expect([said.code, said.text]).toEqual([1, expect.stringContaining(says)]);
});
