import { randomUUID } from 'node:crypto';
import type { JsonObject } from '@passo/engine';
import type { DataOf } from '@passo/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import type { Runtime } from '../../../apps/server/src/flows/runtime/runtime.ts';
import { eventContext } from '../../../apps/server/src/flows/journey/change.ts';
import { account, work } from '../../support/answers.ts';
import { dataOf, type Customer } from '../../support/customer.ts';
import { begin, goOn } from '../../support/journey.ts';
import { openStage, said, type Stage } from './stage.ts';

/* What a look-up answered is the server's word: a client says which answer it chose, and never what it says. */

let stage: Stage;
let runtime: Runtime;
beforeAll(async () => {
  stage = await openStage();
  ({ runtime } = stage.server);
});
afterAll(() => stage.close());
afterEach(() => vi.restoreAllMocks());

async function customerOf(channel: string, slug: string, cpf?: string): Promise<Customer> {
  const customer = stage.newcomer();
  await begin(customer, channel, cpf);
  await goOn(customer, stage.world, ({ currentStep }) => currentStep === slug);
  expect(customer.current).toBe(slug);
  return customer;
}
const kept = async (customer: Customer, slug: string) => (await customer.refresh()).selfContract[slug];
const failed = async () => ({ kind: 'failed', reason: 'down' }) as const;

/** What the history says was sent last. */
async function written(customer: Customer): Promise<unknown> {
  const id = customer.proposal?._id ?? '';
  const sql = `select change from event where proposal = $1 and kind = 'step.submitted' order by after_revision desc limit 1`;
  const { rows } = await stage.db.query<{ change: Buffer }>(sql, [id]);
  return runtime.keyring.openJson(rows[0]?.change ?? Buffer.alloc(0), eventContext(id));
}

const lies: JsonObject = { marca: 'Ferrari', modelo: 'F8', tipoVeiculo: 'carros', codigoAno: '2026-1', valor: 599_000 };
const claims: JsonObject = {
  placa: { plate: 'ABC1D23', vehicle: lies },
  tipoVeiculo: { value: 'carros', label: 'Nave' },
  modeloVeiculo: { value: 'carros/21/9535', label: 'F8 Tributo', marca: 'Ferrari' },
  anoModeloVeiculo: { value: '2022-5', label: '2026 Gasolina', valor: 599_000 },
  valorVeiculo: 599_000,
  // Far from what the guide says, which is asked about whatever a client claims of the guide.
  valorConferido: 599_000,
};
const mobi = {
  ...{ tipoVeiculo: 'carros', marca: 'Fiat', modelo: 'Mobi Like 1.0 Fire Flex 5p.', valor: 51_300 },
  ...{ codigoModelo: 'carros/21/9535', codigoAno: '2022-5', anoModelo: '2022 Flex' },
};
const told = {
  placa: { plate: 'ABC1D23', vehicle: mobi },
  tipoVeiculo: { value: 'carros', label: 'Carro' },
  modeloVeiculo: { value: 'carros/21/9535', label: 'Mobi Like 1.0 Fire Flex 5p.', marca: 'Fiat' },
  anoModeloVeiculo: { value: '2022-5', label: '2022 Flex', valor: 51_300 },
  valorVeiculo: 599_000,
  valorConferido: 599_000,
};
const typed = {
  placa: { plate: 'ABC1D23' },
  tipoVeiculo: { value: 'carros', label: 'Carro' },
  modeloVeiculo: { value: '', label: 'F8 Tributo', marca: 'Ferrari', chosen: 'carros/21/9535' },
  anoModeloVeiculo: { value: '', label: '2026 Gasolina', chosen: '2022-5' },
  valorVeiculo: 599_000,
};

/** The value that every offer reckons with, and whose word it is. */
async function offered(customer: Customer, downPayment: number) {
  const params = { id: customer.hash };
  const body = { step: customer.current, valorEntradaCDC: downPayment };
  const answer = await customer.device.call('simulationRange', { params, body });
  const { simulations } = dataOf<DataOf<'simulationRange'>>(answer);
  const line = ({ lines }: (typeof simulations)[number]) => lines.find(({ key }) => key === 'bem');
  return [...new Set(simulations.map((offer) => `${line(offer)?.label}: ${line(offer)?.value}`))];
}

describe('a vehicle', () => {
  const slug = 'sobre-o-veiculo';

  it('is kept, and reckoned with, as the guide tells it', async () => {
    const customer = await customerOf('aurora-veiculos', slug);
    await customer.submit(slug, claims);
    expect(await kept(customer, slug)).toEqual(told);
    expect(await written(customer)).toEqual({ answers: told });
    expect(await offered(customer, 20_000)).toEqual(['Valor do veículo: 51300']);
  });

  it('that nobody can tell now is the customer’s own word, and is called so', async () => {
    const customer = await customerOf('aurora-veiculos', slug);
    vi.spyOn(runtime.vehicles, 'findPlate').mockImplementation(failed);
    vi.spyOn(runtime.vehicles, 'models').mockImplementation(failed);
    vi.spyOn(runtime.vehicles, 'value').mockImplementation(failed);
    await customer.submit(slug, { ...claims, valorVeiculo: 150_000 });
    expect(await kept(customer, slug)).toEqual({ ...typed, valorVeiculo: 150_000 });
    expect(await offered(customer, 40_000)).toEqual(['Valor do veículo informado por você: 150000']);
    // Nobody is stuck with it: sent again as it was kept when somebody answers, it is told.
    vi.restoreAllMocks();
    await customer.submit(slug, { ...typed, valorVeiculo: 599_000, valorConferido: 599_000 });
    expect(await kept(customer, slug)).toEqual(told);
  });

  it('that was told stays so: what the proposal holds is not asked again', async () => {
    const customer = await customerOf('aurora-veiculos', slug);
    await customer.submit(slug, claims);
    const asks = [vi.spyOn(runtime.vehicles, 'findPlate'), vi.spyOn(runtime.vehicles, 'value')];
    for (const ask of asks) ask.mockImplementation(failed);
    await customer.submit(slug, { ...claims, valorVeiculo: 60_000 });
    expect(await kept(customer, slug)).toEqual({ ...told, valorVeiculo: 60_000, valorConferido: undefined });
    expect(asks.map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    // Another plate is another question.
    await customer.submit(slug, { ...claims, placa: { plate: 'BRA2E19', vehicle: lies } });
    expect(await kept(customer, slug)).toEqual({ ...told, placa: { plate: 'BRA2E19' } });
    expect(asks.map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  });

  it('of a plate and a place in the guide that nobody knows is typed', async () => {
    const customer = await customerOf('aurora-veiculos', slug);
    const unknown = { ...claims, placa: { plate: 'ZZZ1Z11', vehicle: lies } };
    const model = { modeloVeiculo: { value: 'carros/21/1', label: 'F8 Tributo', marca: 'Ferrari' } };
    await customer.submit(slug, { ...unknown, ...model });
    const chosen = { ...typed.modeloVeiculo, chosen: 'carros/21/1' };
    expect(await kept(customer, slug)).toEqual({ ...typed, placa: { plate: 'ZZZ1Z11' }, modeloVeiculo: chosen });
  });

  it('is asked about only where the answers are taken, and once for a submit that is sent twice', async () => {
    const customer = await customerOf('aurora-veiculos', slug);
    const ask = vi.spyOn(runtime.vehicles, 'findPlate');
    const send = (answers: JsonObject, key: string) => {
      const body = { hashId: customer.hash, revision: customer.proposal?.revision, [slug]: answers };
      return said(customer.device.call('updateStep', { params: { hashId: customer.hash, step: slug }, body, key }));
    };
    expect(await send({ ...claims, valorVeiculo: 1 }, randomUUID())).toEqual([422, 'fields.invalid']);
    expect(ask).not.toHaveBeenCalled();
    const key = randomUUID();
    expect(await send(claims, key)).toEqual([200, 'ok']);
    expect(await send(claims, key)).toEqual([200, 'ok']);
    expect(ask).toHaveBeenCalledTimes(1);
    // Who was overtaken already asks nobody.
    expect(await send({ ...claims, placa: { plate: 'BRA2E19' } }, randomUUID())).toEqual([409, 'revision.stale']);
    expect(ask).toHaveBeenCalledTimes(1);
  });
});

describe('a company', () => {
  it('has the name that the register tells, or none', async () => {
    const customer = await customerOf('ipe-pessoal', 'trabalho');
    const send = (cnpj: string, name: string) => customer.submit('trabalho', { ...work, empregador: { cnpj, name } });
    const name = async () => (await kept(customer, 'trabalho'))?.empregador;
    await send('11222333000181', 'Banco do Brasil S.A.');
    expect(await name()).toEqual({ cnpj: '11222333000181', name: 'Padaria Boa Massa Ltda' });
    await send('00000000000191', 'Padaria Boa Massa Ltda');
    expect(await name()).toEqual({ cnpj: '00000000000191', name: '' });
    vi.spyOn(runtime.companies, 'find').mockImplementation(failed);
    await send('33000167000101', 'Banco do Brasil S.A.');
    expect(await name()).toEqual({ cnpj: '33000167000101', name: '' });
  });
});

describe('a choice', () => {
  it('of a bank is called as the list calls it', async () => {
    const customer = await customerOf('aurora-clt', 'conta', exampleCpf('73'));
    await customer.submit('conta', { ...account, banco: { value: '001', label: 'Banco de Mentira' } });
    expect((await kept(customer, 'conta'))?.banco).toEqual(account.banco);
  });

  it('of a benefit is one that was told, in its words', async () => {
    const customer = await customerOf('ipe-inss', 'beneficio');
    const [real] = customer.proposal?.data.bounds.beneficio?.beneficio?.values ?? [];
    const claim = (value: unknown) => ({ beneficio: { value, label: 'Aposentadoria · parcela de até R$ 9.000,00' } });
    const body = { hashId: customer.hash, revision: customer.proposal?.revision, beneficio: claim('9999999999') };
    const params = { hashId: customer.hash, step: 'beneficio' };
    expect(await said(customer.device.call('updateStep', { params, body }))).toEqual([422, 'fields.invalid']);
    await customer.submit('beneficio', claim(real?.value));
    expect(await kept(customer, 'beneficio')).toEqual({ beneficio: real });
  });
});
