import type { DataOf } from '@passo/contract';
import type { StepDefinition } from '@passo/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { digestOf } from '../../../apps/server/src/platform/digest.ts';
import { Customer, dataOf, Device } from '../../support/customer.ts';
import { openHouse, type OpenHouse } from '../../support/openHouse.ts';
import { World } from '../../support/journey.ts';
import { identitySteps, proveIdentity } from '../../support/identity.ts';
import { CheckedDevice } from './checkedDevice.ts';
import { said } from './stage.ts';

/* Who signs proves the contact that is known already, with a code that was asked for to sign what was shown. */

const text = (key: string) => ({ key, component: 'text', label: key, required: true });
const phone = { ...text('celular'), mask: 'phone', validation: ['cellphone'] } as const;
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
    fields: [phone],
  },
  ...identitySteps,
  { slug: 'analise', name: 'Análise', stepType: 'creditAnalysis' },
  { slug: 'proposta', name: 'Proposta', stepType: 'simulationApi' },
  { slug: 'contrato', name: 'Contrato', stepType: 'contract' },
  {
    slug: 'assinatura',
    name: 'Assinatura',
    stepType: 'contractSignature',
    tokenValidationMethods: ['sms', 'whatsapp'],
  },
  { slug: 'fim', name: 'Fim', stepType: 'finished' },
];
const OTHER = '11911112222';
const person = {
  ...{ cpf: '52998224725', nome: 'Maria da Silva', dataNascimento: '1990-05-12' },
  ...{ email: 'maria@exemplo.com.br', salarioBruto: 3500 },
};

/** The same, with something to do after the signature. */
const goesOn = [...steps.slice(0, -1), { slug: 'depois', name: 'Depois', stepType: 'form', fields: [text('cidade')] }];

let house: OpenHouse;
beforeAll(async () => {
  house = await openHouse({ assina: steps, depois: [...goesOn, ...steps.slice(-1)] });
});
afterAll(() => house.close());

let phones = 0;
/** A customer with a contract to sign. */
async function signer(flow = 'assina') {
  const customer = new Customer(house.url, new CheckedDevice(house.url));
  customer.phone = `119872${String((phones += 1)).padStart(5, '0')}`;
  const world = new World(house.url);
  await customer.open(`oficina-${flow}`);
  await customer.create(person);
  await customer.sendCode('codigo');
  const first = await world.code(customer.phone);
  await customer.confirmCode(first, 'codigo');
  const agree = async () => {
    for (const slug of ['proposta', 'contrato']) {
      await customer.until(({ currentStep, stepStatus }) => currentStep === slug && stepStatus[slug] === 'success');
      await customer.submit(slug, {});
    }
  };
  await proveIdentity(customer);
  await agree();
  const at = (step: string) => ({ id: customer.hash, step });
  const send = (answers?: object, step = 'assinatura') =>
    said(customer.device.call('tokenSend', { params: at(step), body: { method: 'sms', ...(answers && { answers }) } }));
  const confirm = (token: string, step = 'assinatura', device: Device = customer.device) =>
    said(device.call('tokenConfirm', { params: at(step), body: { token } }));
  return { customer, world, first, agree, send, confirm };
}
type Signer = Awaited<ReturnType<typeof signer>>;

const waysOf = async ({ customer }: Signer): Promise<DataOf<'tokenMethods'>> =>
  dataOf(await customer.device.call('tokenMethods', { params: { id: customer.hash, step: 'assinatura' } }));
async function lastMessage(to: string): Promise<string> {
  const messages = await new World(house.url).get<readonly { readonly text: string }[]>(
    `/simulador/mensagens?para=${to}`,
  );
  return messages[0]?.text ?? '';
}

describe('a signature', () => {
  it('asks for no contact: it shows the one that is proven, masked, and takes no other', async () => {
    const signing = await signer();
    const { customer, send } = signing;
    expect(await waysOf(signing)).toMatchObject({
      methods: [{ method: 'sms', target: `(11) *****-${customer.phone.slice(-4)}` }, { method: 'whatsapp' }],
      confirmedAt: 'codigo',
    });
    for (const celular of [OTHER, customer.phone]) expect(await send({ celular })).toEqual([422, 'fields.unknown']);
    expect((await customer.refresh()).selfContract['assinatura']).toBeUndefined();
  });

  it('has counts of its own: what strangers and devices that are in asked for keeps nobody from signing', async () => {
    const { customer, send } = await signer();
    const { db, keyring } = house.server.runtime;
    const usedUp = [
      ...['stranger', 'device'].map((by) => [`code-partner:${by}:oficina`, 5_000] as const),
      [`code-device:${customer.phone}`, 20] as const,
    ];
    const sql = `insert into rate_limit (key, used, resets_at) values ($1, $2, now() + interval '1 hour')
      on conflict (key) do update set used = excluded.used`;
    for (const [key, used] of usedUp) await db.query(sql, [keyring.keyedHash(key, 'rate-limit'), used]);
    const data = { params: { hashId: customer.hash }, body: {} };
    expect(await said(customer.device.call('sendMyDataCode', data))).toEqual([429, 'rate.limited']);
    expect(await send()).toEqual([200, 'ok']);
    for (const [key] of usedUp)
      await db.query('delete from rate_limit where key = $1', [keyring.keyedHash(key, 'rate-limit')]);
  });

  it('says in its message what is signed', async () => {
    const { customer, send } = await signer();
    expect(await send()).toEqual([200, 'ok']);
    const offer = customer.proposal?.data.shown.assinatura?.oferta as { total: number; lender: { name: string } };
    const total = offer.total.toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' });
    const message = await lastMessage(customer.phone);
    expect(message.replaceAll('\u00a0', ' ')).toMatch(
      /^\d{6} assina o seu contrato de R\$ [\d.,]+ \(\d+x de R\$ [\d.,]+( \+ 1x de R\$ [\d.,]+)?\) com /,
    );
    expect(message.replaceAll('\u00a0', ' ')).toContain(total.replaceAll('\u00a0', ' '));
    expect(message).toContain(`${offer.lender.name} Vale por`);
  });

  it('is not made by the code of another step, used or on its way', async () => {
    const { customer, world, first, send, confirm } = await signer();
    expect(await confirm(first)).not.toEqual([200, 'ok']);
    expect(await send()).toEqual([200, 'ok']);
    const code = await world.code(customer.phone);
    expect((await confirm(code, 'codigo'))[1]).toBe('otp.wrong');
    expect((await customer.refresh()).currentStep).toBe('assinatura');
    expect(await confirm(code)).toEqual([200, 'ok']);
    expect((await customer.refresh()).currentStep).toBe('fim');
  });

  it('waits for the new contact where the proven one was changed, and goes to that one then', async () => {
    const { customer, world, send, confirm } = await signer();
    expect(await send({ celular: OTHER }, 'codigo')).toEqual([200, 'ok']);
    expect((await customer.refresh()).currentStep).toBe('codigo');
    expect((await send())[1]).toBe('step.notReached');
    expect(await confirm(await world.code(OTHER), 'codigo')).toEqual([200, 'ok']);
    // What was written with the old contact is written anew, and read again.
    await customer.refresh();
    while (customer.current !== 'assinatura') {
      await customer.until(
        ({ currentStep, stepStatus }) => currentStep === 'assinatura' || stepStatus[currentStep] === 'success',
      );
      if (customer.current !== 'assinatura') await customer.submit(customer.current, {});
    }
    expect(await send()).toEqual([200, 'ok']);
    expect(await confirm(await world.code(OTHER))).toEqual([200, 'ok']);
    expect(customer.phone).not.toBe(OTHER);
  });

  it('is of what was shown: a code for one contract signs no other', async () => {
    const { customer, world, agree, send, confirm } = await signer();
    expect(await send()).toEqual([200, 'ok']);
    const code = await world.code(customer.phone);
    await customer.submit('consentimentos', { ...person, salarioBruto: 9000 });
    await agree();
    expect((await confirm(code))[1]).toBe('otp.expired');
    expect((await customer.refresh()).currentStep).toBe('assinatura');
  });
});

describe('a signature that the journey refuses', () => {
  it('says why, and uses nothing up', async () => {
    const { customer, world, send, confirm } = await signer();
    expect(await send()).toEqual([200, 'ok']);
    const code = await world.code(customer.phone);
    await customer.device.call('cancelProposal', { params: { hashId: customer.hash }, body: {} });
    for (let turn = 0; turn < 2; turn += 1) expect(await confirm(code)).toEqual([409, 'proposal.ended']);
    const used = 'select used_at from code where proposal = $1';
    const { rows } = await house.server.runtime.db.query(used, [customer.proposal?._id]);
    expect(rows).toEqual([{ used_at: null }]);
  });

  it('is not made by a link either that was sent for another contract', async () => {
    const { customer, agree, send, confirm } = await signer();
    expect(await send()).toEqual([200, 'ok']);
    // No flow may sign by a link: only as if one did.
    const token = 'A'.repeat(22);
    const asLink = 'update code set token_hash = $2 where proposal = $1';
    await house.server.runtime.db.query(asLink, [customer.proposal?._id, digestOf(`token:${token}`)]);
    await customer.submit('consentimentos', { ...person, salarioBruto: 9000 });
    await agree();
    expect(await confirm(token)).toEqual([410, 'otp.expired']);
    expect((await customer.refresh()).currentStep).toBe('assinatura');
  });

  it('because it was made already: no code is sent for it any more', async () => {
    const { customer, world, send, confirm } = await signer('depois');
    expect(await send()).toEqual([200, 'ok']);
    const code = await world.code(customer.phone);
    expect(await confirm(code)).toEqual([200, 'ok']);
    expect((await customer.refresh()).currentStep).toBe('depois');
    expect(await send()).toEqual([409, 'step.finished']);
    expect(await world.code(customer.phone)).toBe(code);
  });
});

describe('another device', () => {
  it('is let in by a code, and signs nothing with it', async () => {
    const { customer, world, send, confirm } = await signer();
    expect(await send()).toEqual([200, 'ok']);
    const signing = await world.code(customer.phone);
    const stranger = new Device(house.url);
    // What the customer's own device asked for means nothing elsewhere.
    expect((await confirm(signing, 'assinatura', stranger))[0]).not.toBe(200);
    const params = { id: customer.hash, step: 'assinatura' };
    const sent = await stranger.call('tokenSend', { params, body: { method: 'sms' } });
    expect(sent.status).toBe(200);
    expect(await lastMessage(customer.phone)).toMatch(/é o seu código/);
    expect(await confirm(await world.code(customer.phone), 'assinatura', stranger)).toEqual([200, 'ok']);
    expect((await customer.refresh()).currentStep).toBe('assinatura');
    // The customer's own code is as good as before.
    expect(await confirm(signing)).toEqual([200, 'ok']);
  });

  it('wears out its own tries and messages, never those of the customer', async () => {
    const { customer, world, send, confirm } = await signer();
    const stranger = new Device(house.url);
    const params = { id: customer.hash, step: 'assinatura' };
    await stranger.call('tokenSend', { params, body: { method: 'sms' } });
    for (let at = 0; at < 7; at += 1) await confirm('000000', 'assinatura', stranger);
    expect((await confirm('000000', 'assinatura', stranger))[1]).toBe('otp.locked');
    expect(await send()).toEqual([200, 'ok']);
    expect(await confirm(await world.code(customer.phone))).toEqual([200, 'ok']);
  });
});
