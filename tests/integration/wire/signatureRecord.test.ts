import { createHash } from 'node:crypto';
import type { StepDefinition } from '@passo/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Customer } from '../../support/customer.ts';
import { openHouse, type OpenHouse } from '../../support/openHouse.ts';
import { doStep, World } from '../../support/journey.ts';
import { contractsOf, fileFor } from '../../support/papers.ts';
import { pdfText } from '../../support/pdfText.ts';
import { identitySteps, proveIdentity } from '../../support/identity.ts';
import { CheckedDevice } from './checkedDevice.ts';
import { openStage, type Stage } from './stage.ts';

/* How a contract was signed: a paper of its own, so that the signed file stays what it was. */

async function paperOf(customer: Customer) {
  const [paper] = await contractsOf(customer);
  if (paper === undefined) throw new Error('nothing was written');
  return paper;
}

async function read(customer: Customer, url: string) {
  const response = await fileFor(customer, url);
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
}

describe('signed at a provider', () => {
  let stage: Stage;
  let customer: Customer;
  beforeAll(async () => {
    stage = await openStage();
    customer = await stage.customerAt('assinatura');
  });
  afterAll(() => stage.close());

  it('is told once it is signed: who, when, from where, and of which bytes', async () => {
    const before = await paperOf(customer);
    expect(before).toMatchObject({ status: 'pending', signedAt: null, signatureUrl: null });
    expect(await read(customer, `${before.url}?registro=assinatura`)).toMatchObject({ status: 404 });
    await doStep(customer, stage.world);
    await customer.until(({ currentStep }) => currentStep !== 'assinatura');
    const signed = await paperOf(customer);
    expect(signed).toMatchObject({ status: 'signed', sha256: before.sha256 });
    const contract = await read(customer, signed.url);
    expect(contract.sha256).toBe(signed.sha256);
    const record = await read(customer, signed.signatureUrl ?? '');
    const text = pdfText(record.bytes);
    for (const said of ['Registro da assinatura', signed.sha256, 'MARIA DA SILVA', '529.982.247-25', '127.0.0.1'])
      expect(text).toContain(said);
    expect(text).toMatch(/Envelope[^]*Instante \(UTC\)|Instante \(UTC\)[^]*Envelope/);
    // The consents that came before, each with its version and the hash of its words.
    expect(text.match(/SHA-256 do texto/g)).toHaveLength(4);
  });

  it('is the same bytes whenever it is read, also of two who ask at once', async () => {
    const { signatureUrl } = await paperOf(customer);
    const reads = await Promise.all([1, 2, 3].map(() => read(customer, signatureUrl ?? '')));
    expect(new Set(reads.map(({ sha256 }) => sha256)).size).toBe(1);
  });

  it('is for nobody else, and of nothing else', async () => {
    const { document, signatureUrl } = await paperOf(customer);
    const stranger = await stage.customerAt('codigo');
    const theirs = (signatureUrl ?? '').replace(customer.hash, stranger.hash);
    expect((await read(stranger, theirs)).status).toBe(404);
    expect((await read(stranger, signatureUrl ?? '')).status).toBe(401);
    const other = (signatureUrl ?? '').replace(document, '019a9a2e-6a5c-7d0e-9c2e-3f6f4c1d2b3a');
    expect((await read(customer, other)).status).toBe(404);
  });

  it('the contract itself says what was agreed to before', async () => {
    const text = pdfText((await read(customer, (await paperOf(customer)).url)).bytes);
    for (const said of ['Uso dos dados neste pedido', 'Consulta ao SCR', 'Total a pagar', 'Custo Efetivo Total (CET)'])
      expect(text).toContain(said);
  });
});

describe('signed with a code', () => {
  const text = (key: string) => ({ key, component: 'text', label: key, required: true });
  const flow: readonly StepDefinition[] = [
    {
      slug: 'consentimentos',
      name: 'Dados',
      stepType: 'form',
      fields: [
        ...['cpf', 'nome', 'dataNascimento', 'email'].map(text),
        { key: 'salarioBruto', component: 'money', label: 'x', required: true },
      ],
    },
    {
      ...{ slug: 'codigo', name: 'Código', stepType: 'tokenValidation' },
      tokenValidationMethods: ['sms'],
      fields: [text('celular')],
    },
    ...identitySteps,
    { slug: 'analise', name: 'Análise', stepType: 'creditAnalysis' },
    { slug: 'proposta', name: 'Proposta', stepType: 'simulationApi' },
    { slug: 'contrato', name: 'Contrato', stepType: 'contract' },
    {
      ...{ slug: 'assinatura', name: 'Assinatura', stepType: 'contractSignature' },
      tokenValidationMethods: ['sms'],
    },
    { slug: 'fim', name: 'Fim', stepType: 'finished' },
  ];
  let house: OpenHouse;
  beforeAll(async () => {
    house = await openHouse({ codigo: flow });
  });
  afterAll(() => house.close());

  it('tells where the code went, masked, and from which device it came back', async () => {
    const customer = new Customer(house.url, new CheckedDevice(house.url));
    await customer.open('oficina-codigo');
    const person = {
      cpf: '52998224725',
      nome: 'Maria da Silva',
      dataNascimento: '1990-05-12',
      email: 'maria@gmail.com',
    };
    await customer.create({ ...person, salarioBruto: 3_500 });
    await customer.sendCode('codigo');
    await customer.confirmCode(await new World(house.url).code(customer.phone), 'codigo');
    await proveIdentity(customer);
    for (const slug of ['proposta', 'contrato']) {
      await customer.until(({ currentStep, stepStatus }) => currentStep === slug && stepStatus[slug] === 'success');
      await customer.submit(slug, {});
    }
    const params = { id: customer.hash, step: 'assinatura' };
    await customer.device.call('tokenSend', { params, body: { method: 'sms' } });
    expect(await paperOf(customer)).toMatchObject({ status: 'pending' });
    await customer.confirmCode(await new World(house.url).code(customer.phone), 'assinatura');
    const signed = await paperOf(customer);
    expect(signed).toMatchObject({ status: 'signed' });
    const words = pdfText((await read(customer, signed.signatureUrl ?? '')).bytes);
    expect(words).toContain(`Código enviado por SMS para (11) *****-${customer.phone.slice(-4)}`);
    expect(words).toMatch(/O que a mensagem dizia[^]*\(código\) assina o seu contrato de/);
    expect(words).toMatch(/Mensagem enviada em/);
    expect(words).not.toContain(customer.phone);
    expect(words.match(/127\.0\.0\.1/g)).toHaveLength(2);
  });
});
