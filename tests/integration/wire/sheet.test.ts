import { createHash } from 'node:crypto';
import { canonical, isRecord, withStep, type JourneyState, type StepDefinition } from '@passo/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openState, sealState } from '../../../apps/server/src/flows/access/state.ts';
import { Customer, Device, type WireAnswer } from '../../support/customer.ts';
import { World } from '../../support/journey.ts';
import { openHouse, type OpenHouse } from '../../support/openHouse.ts';
import { contractsOf, wordsFor } from '../../support/papers.ts';
import type { TestServer } from '../../support/server.ts';
import { identitySteps, proveIdentity } from '../../support/identity.ts';
import { said } from './stage.ts';

/* Nobody signs without having passed the sheet of all costs: which one it was is said on the wire, and no other one counts. */

const text = (key: string) => ({ key, component: 'text', label: key, required: true });
const steps: readonly StepDefinition[] = [
  {
    ...{ slug: 'consentimentos', name: 'Dados', stepType: 'form' },
    fields: [
      { ...text('cpf'), mask: 'cpf', validation: ['cpf'] },
      ...['nome', 'dataNascimento', 'email'].map(text),
      { key: 'salarioBruto', component: 'money', label: 'Salário', required: true },
    ],
  },
  {
    ...{ slug: 'codigo', name: 'Código', stepType: 'tokenValidation', tokenValidationMethods: ['sms'] },
    fields: [text('celular')],
  },
  ...identitySteps,
  { slug: 'analise', name: 'Análise', stepType: 'creditAnalysis' },
  { slug: 'proposta', name: 'Proposta', stepType: 'simulationApi' },
  { slug: 'contrato', name: 'Contrato', stepType: 'contract' },
  { slug: 'assinatura', name: 'Assinatura', stepType: 'contractSignature', tokenValidationMethods: ['sms'] },
  { slug: 'fim', name: 'Fim', stepType: 'finished' },
];
const person = {
  ...{ cpf: '52998224725', nome: 'Maria da Silva', dataNascimento: '1990-05-12' },
  ...{ email: 'maria@exemplo.com.br', salarioBruto: 3500 },
};

let house: OpenHouse;
let other: TestServer;
beforeAll(async () => {
  house = await openHouse({ custos: steps });
  other = await house.another();
});
afterAll(() => house.close());

let phones = 0;
/** Somebody before a contract that is written and not agreed to. */
async function reader(salarioBruto = person.salarioBruto): Promise<Customer> {
  const customer = new Customer(house.url);
  customer.phone = `119641${String((phones += 1)).padStart(5, '0')}`;
  await customer.open('oficina-custos');
  await customer.create({ ...person, salarioBruto });
  await customer.sendCode('codigo');
  await customer.confirmCode(await new World(house.url).code(customer.phone), 'codigo');
  await proveIdentity(customer);
  await toContract(customer);
  return customer;
}

async function toContract(customer: Customer): Promise<void> {
  await customer.until(
    ({ currentStep, stepStatus }) => currentStep === 'proposta' && stepStatus.proposta === 'success',
  );
  await customer.submit('proposta', {});
  await customer.until(
    ({ currentStep, stepStatus }) => currentStep === 'contrato' && stepStatus.contrato === 'success',
  );
}

const sheetOf = ({ proposal }: Customer): string => String(proposal?.data.shown.contrato?.custos);

/** Agrees to the contract, saying on the wire whatever is given. */
const agree = (customer: Customer, beside: object, device = customer.device): Promise<WireAnswer> => {
  const body = { hashId: customer.hash, revision: customer.proposal?.revision, contrato: {}, ...beside };
  return device.call('updateStep', { params: { hashId: customer.hash, step: 'contrato' }, body });
};
const code = (name: 'tokenSend' | 'tokenConfirm', customer: Customer, body: object): Promise<WireAnswer> =>
  customer.device.call(name, { params: { id: customer.hash, step: 'assinatura' }, body });

const UNREAD = [409, 'sheet.unread'];

describe('agreeing to a contract', () => {
  it('takes the sheet in force and nothing else, whatever is forged', async () => {
    const [customer, neighbour] = [await reader(), await reader(9000)];
    const sheet = sheetOf(customer);
    expect(sheet).toMatch(/^[0-9a-f]{64}$/);
    expect(sheetOf(neighbour)).not.toBe(sheet);
    const forged: readonly (readonly [string, object])[] = [
      ['nothing', {}],
      ['null', { acknowledged: null }],
      ['a flag', { acknowledged: true }],
      ['a flag in words', { acknowledged: 'true' }],
      ['a list', { acknowledged: [sheet] }],
      ['an empty text', { acknowledged: '' }],
      ["another customer's", { acknowledged: sheetOf(neighbour) }],
      ['in capitals', { acknowledged: sheet.toUpperCase() }],
      ['with a space', { acknowledged: `${sheet} ` }],
      ['a part of it', { acknowledged: sheet.slice(0, 63) }],
      ['its own digest', { acknowledged: createHash('sha256').update(sheet).digest('hex') }],
      ['zeros', { acknowledged: '0'.repeat(64) }],
      ['among the answers', { contrato: { acknowledged: sheet } }],
      ['among the data', { data: { acknowledged: sheet, shown: { contrato: { custos: sheet } } } }],
      ['under another name', { custos: sheet }],
      ['by going on', { stepAction: 'advance' }],
      ['by going on with it', { stepAction: 'advance', acknowledged: sheet }],
      ['by leaving it out', { stepAction: 'skip', acknowledged: sheet }],
    ];
    const answers: string[] = [];
    for (const [what, beside] of forged) {
      const { status, body } = await agree(customer, beside);
      expect([what, status >= 400 && status < 500]).toEqual([what, true]);
      answers.push(String(body.name));
      if (body.name === 'sheet.unread') expect(body.message).toMatch(/^Leia todos os custos/);
    }
    expect(answers.filter((name) => name === 'sheet.unread').length).toBeGreaterThan(10);
    expect((await customer.refresh()).currentStep).toBe('contrato');
    expect(await said(code('tokenSend', customer, { method: 'sms' }))).toEqual([409, 'step.notReached']);
    globalThis.console.info(`${forged.length} forged acknowledgements, 0 went through`);
    expect(await said(agree(customer, { acknowledged: sheet }))).toEqual([200, 'ok']);
    expect((await customer.refresh()).currentStep).toBe('assinatura');
  });

  it('is of the offer that is in force: another one has another sheet, and the old one is none', async () => {
    const customer = await reader();
    const old = sheetOf(customer);
    await customer.submit('consentimentos', { ...person, salarioBruto: 9000 });
    await toContract(customer);
    expect(sheetOf(customer)).not.toBe(old);
    expect(await said(agree(customer, { acknowledged: old }))).toEqual(UNREAD);
    // Gone back to once more, after it was agreed to: the signature is off again.
    await customer.submit('contrato', {});
    await customer.submit('consentimentos', { ...person, salarioBruto: 5000 });
    await toContract(customer);
    expect(await said(agree(customer, { acknowledged: old }))).toEqual(UNREAD);
    expect(await said(code('tokenSend', customer, { method: 'sms' }))).toEqual([409, 'step.notReached']);
  });

  it('from two devices, at two processes: the one that looks at the old offer changes nothing', async () => {
    const customer = await reader();
    const [old, revision] = [sheetOf(customer), customer.proposal?.revision];
    const second = new Device(other.url);
    for (const [name, value] of customer.device.cookies) second.cookies.set(name, value);
    await customer.submit('consentimentos', { ...person, salarioBruto: 9000 });
    await toContract(customer);
    expect(await said(agree(customer, { acknowledged: old, revision }, second))).toEqual([409, 'revision.stale']);
    expect(await said(agree(customer, { acknowledged: old }, second))).toEqual(UNREAD);
    const both = await Promise.all([
      agree(customer, { acknowledged: sheetOf(customer) }),
      agree(customer, { acknowledged: sheetOf(customer) }, second),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await customer.refresh()).currentStep).toBe('assinatura');
  });
});

describe('a signature', () => {
  const stateOf = async ({ proposal }: Customer): Promise<JourneyState> => {
    const { runtime } = house.server;
    const id = proposal?._id ?? '';
    const { rows } = await runtime.db.query<{ state: Buffer }>('select state from proposal where id = $1', [id]);
    return openState(runtime, id, rows[0]?.state ?? Buffer.alloc(0));
  };

  it('keeps which sheet was read and when, and its evidence says so', async () => {
    const customer = await reader();
    const sheet = sheetOf(customer);
    await agree(customer, { acknowledged: sheet });
    await customer.refresh();
    await code('tokenSend', customer, { method: 'sms' });
    const token = await new World(house.url).code(customer.phone);
    expect(await said(code('tokenConfirm', customer, { token }))).toEqual([200, 'ok']);
    const [paper] = await contractsOf(customer);
    const words = await wordsFor(customer, paper?.signatureUrl ?? '');
    expect(words).toContain(sheet);
    expect(words).toMatch(/SHA-256 dos custos que leu/);
    expect(words).toMatch(/Leu os custos e o contrato|leu os custos e o contrato/);
    // Whoever has the offer can reckon the digest again.
    const { steps: kept } = await stateOf(customer);
    const offers = Object.values(kept).flatMap(({ result }) => (isRecord(result.oferta) ? [result.oferta] : []));
    const ascii = (json: string): string =>
      json.replaceAll(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
    const digests = offers.map((offer) =>
      createHash('sha256')
        .update(ascii(canonical(offer)))
        .digest('hex'),
    );
    expect(digests).toContain(sheet);
  });

  it('of a proposal that was agreed to before sheets were asked for waits until it was read', async () => {
    const customer = await reader();
    const sheet = sheetOf(customer);
    await agree(customer, { acknowledged: sheet });
    await customer.refresh();
    await code('tokenSend', customer, { method: 'sms' });
    const token = await new World(house.url).code(customer.phone);
    await forgetSheet(customer);
    expect(await said(code('tokenConfirm', customer, { token }))).toEqual(UNREAD);
    expect(await said(code('tokenSend', customer, { method: 'sms' }))).toEqual(UNREAD);
    await customer.refresh();
    expect(await said(agree(customer, { acknowledged: sheet }))).toEqual([200, 'ok']);
    // What the journey refuses uses no code up.
    expect(await said(code('tokenConfirm', customer, { token }))).toEqual([200, 'ok']);
    expect((await customer.refresh()).currentStep).toBe('fim');
  });

  async function forgetSheet(customer: Customer): Promise<void> {
    const { runtime } = house.server;
    const id = customer.proposal?._id ?? '';
    const forgotten = withStep(await stateOf(customer), 'contrato', { acknowledged: null });
    const sealed = sealState(runtime, id, forgotten);
    await runtime.db.query('update proposal set state = $2 where id = $1', [id, sealed]);
  }
});
