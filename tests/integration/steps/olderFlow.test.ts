import { randomBytes } from 'node:crypto';
import * as kinds from '@passo/catalog/steps/index.ts';
import { today } from '@passo/domain';
import type { StepDefinition, StepKind } from '@passo/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sealContact } from '../../../apps/server/src/flows/contact/contact.ts';
import { vouchContact } from '../../../apps/server/src/repositories/codeRepository.ts';
import type { Customer } from '../../support/customer.ts';
import { identitySteps, proveIdentity } from '../../support/identity.ts';
import { World } from '../../support/journey.ts';
import { account, form, inOlderFlow, todaysFlow } from '../../support/olderFlow.ts';
import { openHouse, type OpenHouse } from '../../support/openHouse.ts';
import { said } from '../wire/stage.ts';
import { data } from './workshop.ts';

/* A proposal that began in a flow from before the rules of what comes first: it goes on in that flow, and binds and pays nobody. */

const stepKinds: Readonly<Record<string, StepKind>> = kinds;
const step = (slug: string, stepType: string): StepDefinition => ({ slug, name: slug, stepType });

let house: OpenHouse;
beforeAll(async () => {
  house = await openHouse(todaysFlow);
});
afterAll(() => house.close());

const inOlder = (bare: readonly StepDefinition[], product = 'personal') => inOlderFlow(house, bare, product);

/** Document and face; the register is held against none of them. */
const proven = identitySteps.filter(({ stepType }) => stepType !== 'registerCheck');
const isAsked = async (customer: Customer, kind: string): Promise<boolean> => {
  const { rows } = await house.server.runtime.db.query<{ readonly operation: string }>(
    'select operation from sim_effect where proposal = $1',
    [customer.proposal?._id],
  );
  return rows.some(({ operation }) => operation === stepKinds[kind]?.call?.operation);
};

/** Who sends all that is asked before the step that nobody can answer. */
async function walksTo(customer: Customer, earlier: readonly StepDefinition[]): Promise<void> {
  await customer.submit('dados', { x: 'sim' });
  if (earlier.length > 0) await proveIdentity(customer);
  if (earlier.some(({ slug }) => slug === 'recebe')) await customer.submit('recebe', { conta: data.conta });
}

it.each<readonly [string, string, readonly StepDefinition[]]>([
  ['creditAnalysis', 'proven nothing', []],
  ['averbationReserve', 'proven nothing', []],
  ['contract', 'proven nothing', []],
  ['propostaEmPagamento', 'proven nothing', []],
  ['averbationReserve', 'not been held against the register', proven],
  ['contract', 'not been held against the register', proven],
  ['propostaEmPagamento', 'not been held against the register', [...proven, account]],
  ['propostaEmPagamento', 'given an account that nobody looked up', [...identitySteps, form('recebe', ['conta'])]],
])('at %s nobody is asked for who has %s, and they are told to begin anew', async (kind, _, earlier) => {
  const customer = await inOlder([...earlier, step('bindet', kind)]);
  await walksTo(customer, earlier);
  await customer.until(({ data: { end } }) => end === 'refused');
  expect(customer.proposal?.data.notices.bindet).toContain('agora confirmamos mais coisas');
  expect(await isAsked(customer, kind)).toBe(false);
});

it.each<readonly [string, boolean]>([
  ['personal', true],
  ['clt', false],
  ['payroll-agreement', false],
])('of %s money is asked for although nobody said yes to a deduction: %s', async (product, paid) => {
  const earlier = [...identitySteps, account];
  const customer = await inOlder([...earlier, step('bindet', 'propostaEmPagamento')], product);
  await walksTo(customer, earlier);
  await customer.until(({ currentStep, data: { end } }) => end !== null || currentStep === 'fim');
  expect(await isAsked(customer, 'propostaEmPagamento')).toBe(paid);
});

it.each<readonly [string, readonly StepDefinition[]]>([
  ['nothing', []],
  ['a document and a face, and no register', proven],
])('takes no signature after %s', async (_, earlier) => {
  const customer = await inOlder([
    ...earlier,
    { ...step('assina', 'contractSignature'), tokenValidationMethods: ['sms'] },
  ]);
  const { runtime } = house.server;
  const id = customer.proposal?._id ?? '';
  const phone = sealContact(runtime, id, { method: 'sms', target: data.celular });
  await vouchContact(runtime.db, [id, 'sms', phone, randomBytes(32), today(runtime.clock.now())]);
  await customer.submit('dados', { x: 'sim' });
  if (earlier.length > 0) await proveIdentity(customer);
  await customer.sendCode('assina', {});
  const token = await new World(house.url).code(data.celular);
  const params = { id: customer.hash, step: 'assina' };
  expect(await said(customer.device.call('tokenConfirm', { params, body: { token } }))).toEqual([
    403,
    'identity.unproven',
  ]);
  expect((await customer.refresh()).stepStatus.assina).not.toBe('finished');
});

it('takes no account to be looked up before anybody was proven', async () => {
  const customer = await inOlder([account]);
  await customer.submit('dados', { x: 'sim' });
  const params = { hashId: customer.hash, step: 'recebe' };
  const body = { hashId: customer.hash, revision: customer.proposal?.revision, recebe: { conta: data.conta } };
  expect(await said(customer.device.call('updateStep', { params, body }))).toEqual([403, 'identity.unproven']);
  const { revision, selfContract, stepStatus } = await customer.refresh();
  expect([revision, selfContract.recebe, stepStatus.recebe]).toEqual([body.revision, undefined, 'init']);
});
