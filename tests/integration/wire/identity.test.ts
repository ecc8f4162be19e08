import path from 'node:path';
import { keyOf } from '@passo/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadPartners } from '../../../apps/server/src/channels/loadPartners.ts';
import { exampleCpf, registered } from '../../../apps/server/src/simulator/outcomes.ts';
import { benefitsOf } from '../../../apps/server/src/simulator/ports/benefits.ts';
import { contractsOf } from '../../../apps/server/src/simulator/ports/lender/contracts.ts';
import { account, address, personal, photo, work } from '../../support/answers.ts';
import { Customer, dataOf, Device } from '../../support/customer.ts';
import { DAY } from '../../support/day.ts';
import { walk } from '../../support/journey.ts';
import { openStage, said, type Stage } from './stage.ts';

/* A stranger with somebody's CPF and a phone of their own, at every channel that asks a register or shows what a bank knows. */

const channels = loadPartners(path.resolve(import.meta.dirname, '../../..'));
const asked = ['aurora-clt', 'aurora-portabilidade', 'ipe-refinanciamento', 'ipe-inss', 'ipe-cartao', 'ipe-fgts'];

let stage: Stage;
beforeAll(async () => void (stage = await openStage()));
afterAll(() => stage.close());

/** A device that keeps every answer it was given. */
class HearingDevice extends Device {
  readonly heard: string[] = [];
  override async call(...call: Parameters<Device['call']>): ReturnType<Device['call']> {
    const answer = await super.call(...call);
    this.heard.push(JSON.stringify(answer.body));
    return answer;
  }
}

/** All that is agreed to, as the channel asks it. */
const agreed = (channel: string, cpf: string): Readonly<Record<string, unknown>> => {
  const { fields = [] } =
    channels
      .find(({ code }) => code === channel)
      ?.definition.steps.find(({ fields: some = [] }) => some.some((field) => keyOf(field) === 'cpf')) ?? {};
  const terms = fields.filter(({ component }) => component === 'term').map((field) => [keyOf(field), true]);
  return { cpf, ...Object.fromEntries(terms) };
};

let phones = 0;
async function stranger(channel: string, cpf: string): Promise<{ customer: Customer; device: HearingDevice }> {
  const device = new HearingDevice(stage.server.url);
  const customer = new Customer(stage.server.url, device);
  customer.phone = `119873${String((phones += 1)).padStart(5, '0')}`;
  await customer.open(channel);
  // The FGTS begins with what is to be done in another application.
  const begins = channels.find(({ code }) => code === channel)?.definition.steps[0]?.slug ?? '';
  if (begins === 'consentimentos') await customer.create(agreed(channel, cpf));
  else {
    const body = { hashId: customer.hash, order: 0, [begins]: {} };
    dataOf(await device.call('createProposal', { params: { id: customer.hash }, body }));
    await customer.refresh();
    await customer.submit('consentimentos', agreed(channel, cpf));
  }
  return { customer, device };
}

const says = (name: string, birth: string, customer: Customer) => ({
  ...personal,
  ...{ nome: name, dataNascimento: birth, celular: customer.phone },
});

type Person = readonly [name: string, birthDate: string];
const actions: Readonly<Record<string, (customer: Customer, person: Person) => Promise<unknown>>> = {
  codigo: async (customer) => {
    await customer.sendCode();
    await customer.confirmCode(await stage.world.code(customer.phone));
  },
  'dados-pessoais': (customer, [name, birth]) => customer.submit('dados-pessoais', says(name, birth, customer)),
  trabalho: (customer) => customer.submit('trabalho', work),
  endereco: (customer) => customer.submit('endereco', address),
  documento: async (customer) =>
    customer.submitFiles('documento', { documentoFrente: await photo(), documentoVerso: await photo() }),
  selfie: async (customer) => customer.submitFiles('selfie', { selfie: await photo(700, 900) }),
};

/** As far as the register or the face lets this person come. */
async function goOn(customer: Customer, person: Person): Promise<void> {
  for (let turn = 0; turn < 40 && customer.proposal?.data.end === null; turn += 1) {
    if (customer.status() === 'waiting')
      await customer.until(({ stepStatus, currentStep }) => stepStatus[currentStep] !== 'waiting');
    if (customer.proposal?.data.end !== null) return;
    const action = actions[customer.current];
    if (action === undefined || customer.status() === 'waiting' || customer.status('cadastro') === 'finished') return;
    if (customer.current === 'dados-pessoais' && customer.status() === 'remake' && turn > 0) return;
    await action(customer, person);
    await customer.refresh();
  }
}

/** What registers and banks know of this CPF, in the simulated world. */
const known = (cpf: string): readonly string[] => [
  ...benefitsOf(cpf).map(({ number }) => number),
  ...['portability', 'refinancing'].flatMap((product) => contractsOf(product, cpf, DAY).map(({ id }) => id)),
  ...[registered.name, registered.birthDate],
];

describe.each(asked)('%s', (channel) => {
  it('refuses a CPF with an invented name in words, and has shown nothing of its owner', async () => {
    const cpf = exampleCpf('15');
    const { customer, device } = await stranger(channel, cpf);
    const debts = device.call('qitechContracts', { params: { hashId: customer.hash } });
    expect(await said(debts)).toEqual([403, 'identity.unproven']);
    await goOn(customer, ['Fulano Inventado', '1990-05-12']);
    expect([customer.current, customer.status()]).toEqual(['dados-pessoais', 'remake']);
    expect(customer.proposal?.data.notices['dados-pessoais']).toContain('não conferem com o cadastro deste CPF');
    for (const word of known(cpf)) expect(device.heard.join('\n'), word).not.toContain(word);
  });

  it('refuses the right name with another face in words, and has shown nothing of its owner', async () => {
    const cpf = exampleCpf('43');
    const { customer, device } = await stranger(channel, cpf);
    await goOn(customer, [personal.nome, personal.dataNascimento]);
    expect([customer.current, customer.status(), customer.proposal?.data.end]).toEqual(['selfie', 'failed', 'refused']);
    for (const word of known(cpf)) expect(device.heard.join('\n'), word).not.toContain(word);
  });
});

it('lets in who says what the register has', async () => {
  const { customer } = await stranger('ipe-inss', exampleCpf('15'));
  await goOn(customer, ['Fulano Inventado', '1990-05-12']);
  expect(customer.status('dados-pessoais')).toBe('remake');
  await customer.submit('dados-pessoais', says('Antonia Ferreira Lima', registered.birthDate, customer));
  await goOn(customer, [registered.name, registered.birthDate]);
  await customer.until(({ stepStatus }) => stepStatus.cadastro === 'finished');
});

it('pays into no account of somebody else', async () => {
  const customer = stage.newcomer();
  await walk(customer, stage.world, exampleCpf('72'), 'conta');
  await customer.submit('conta', account);
  await customer.until(({ stepStatus }) => stepStatus.conta === 'remake');
  expect(customer.proposal?.data.notices.conta).toContain('não está no seu CPF');
  await customer.submit('conta', { ...account, conta: '654321' });
  await customer.until(({ currentStep }) => currentStep === 'contrato');
});
