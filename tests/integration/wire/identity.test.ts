import { isOperation, standingOf } from '@passo/catalog';
import type { DataOf } from '@passo/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { registered } from '../../../apps/server/src/simulator/outcomes.ts';
import { benefitsOf } from '../../../apps/server/src/simulator/ports/benefits.ts';
import { contractsOf } from '../../../apps/server/src/simulator/ports/lender/contracts.ts';
import { someOf } from '../../support/amount.ts';
import { account, personal } from '../../support/answers.ts';
import { Customer, dataOf } from '../../support/customer.ts';
import { DAY } from '../../support/day.ts';
import { begin, goOn, walk } from '../../support/journey.ts';
import { SHAPES, shipped } from '../../support/shipped.ts';
import { HearingDevice, listenAtLender } from './hearing.ts';
import { openStage, said, type Stage } from './stage.ts';

/* A stranger with somebody's CPF and a phone of their own, at every channel that is shipped. */

let stage: Stage;
let told: readonly string[] = [];
beforeAll(async () => {
  stage = await openStage();
  told = listenAtLender(stage.server);
});
afterAll(() => stage.close());

const invented = { ...personal, nome: 'Fulano Inventado', dataNascimento: '1990-05-12' };

let phones = 0;
async function strangerAt(channel: string, cpf: string, self = personal) {
  const device = new HearingDevice(stage.server.url);
  const customer = new Customer(stage.server.url, device);
  customer.phone = `119873${String((phones += 1)).padStart(5, '0')}`;
  customer.self = self;
  await begin(customer, channel, cpf);
  return { customer, device };
}

/** As far as the register or the face lets this person come. */
const goAsFar = (customer: Customer) =>
  goOn(
    customer,
    stage.world,
    ({ stepStatus }) => stepStatus['dados-pessoais'] === 'remake' || stepStatus.cadastro === 'finished',
  );

/** What registers and banks know of this CPF, in the simulated world. */
const known = (cpf: string): readonly string[] => [
  ...benefitsOf(cpf).map(({ number }) => number),
  ...['portability', 'refinancing'].flatMap((product) => contractsOf(product, cpf, DAY).map(({ id }) => id)),
  ...[registered.name, registered.birthDate],
];

/** What was asked outside of what binds, or of what somebody knows of the person. */
async function askedOf({ proposal }: Customer): Promise<readonly string[]> {
  const asked = await stage.world.get<readonly { readonly operation: string }[]>(
    `/simulador/efeitos?proposta=${proposal?._id}`,
  );
  const names = asked.map(({ operation }) => operation).filter(isOperation);
  return names.filter((name) => standingOf(name).identity === true);
}

function expectNothingTold(cpf: string, { heard }: HearingDevice): void {
  for (const word of known(cpf)) expect(heard.join('\n'), word).not.toContain(word);
  expect(
    told.filter((question) => question.includes(cpf)),
    'what the lender was told of the CPF',
  ).toEqual([]);
}

// Each with a CPF of its own, so that what the lender hears is told apart.
describe.each(someOf(shipped, SHAPES).map(({ code }, at) => [code, at] as const))('%s', (channel, at) => {
  it('refuses a CPF with an invented name in words, and has shown nothing of its owner', async () => {
    const cpf = exampleCpf('15', at);
    const { customer, device } = await strangerAt(channel, cpf, invented);
    const debts = device.call('qitechContracts', { params: { hashId: customer.hash } });
    expect(await said(debts)).toEqual([403, 'identity.unproven']);
    await goAsFar(customer);
    expect([customer.current, customer.status()]).toEqual(['dados-pessoais', 'remake']);
    expect(customer.proposal?.data.headings?.['dados-pessoais']).toBe('Confira os seus dados');
    expect(customer.proposal?.data.notices['dados-pessoais']).toContain('não são os que a Receita Federal tem');
    expect(await askedOf(customer)).toEqual(['bureau.register']);
    expectNothingTold(cpf, device);
  });

  it('refuses the right name with another face in words, and has shown nothing of its owner', async () => {
    const cpf = exampleCpf('43', at);
    const { customer, device } = await strangerAt(channel, cpf);
    const { data, currentStep, stepStatus } = await goAsFar(customer);
    expect([currentStep, stepStatus[currentStep], data.end]).toEqual([
      expect.stringContaining('selfie'),
      'failed',
      'refused',
    ]);
    const { steps } = dataOf<DataOf<'system'>>(await device.call('system', { params: { id: customer.hash } }));
    const words = steps.find(({ slug }) => slug === currentStep)?.texts.failed?.text;
    expect(words).toContain('A foto não confere com o documento enviado');
    expect(await askedOf(customer)).toEqual([]);
    expectNothingTold(cpf, device);
  });
});

it.each(['aurora-portabilidade', 'ipe-refinanciamento', 'ipe-inss', 'ipe-cartao', 'ipe-fgts'])(
  'quotes nothing at %s to whoever may be anybody, whatever contract they name',
  async (channel) => {
    const { customer } = await strangerAt(channel, exampleCpf('25', 98));
    const params = { id: customer.hash, hashId: customer.hash };
    const body = { step: customer.current, valorSolicitado: 1_000, prazo: 60, contrato: 'CP-20431' };
    for (const call of ['simulationRange', 'multipleFinancing', 'qitechMaxValuesSimulation'] as const)
      expect([call, ...(await said(customer.device.call(call, { params, body })))]).toEqual([
        call,
        403,
        'identity.unproven',
      ]);
  },
);

it('lets in who says what the register has', async () => {
  const { customer } = await strangerAt('ipe-inss', exampleCpf('15', 99), invented);
  await goAsFar(customer);
  customer.self = { ...personal, nome: 'Antonia Ferreira Lima', dataNascimento: registered.birthDate };
  await goOn(customer, stage.world, ({ stepStatus }) => stepStatus.cadastro === 'finished');
  expect(customer.status('cadastro')).toBe('finished');
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
