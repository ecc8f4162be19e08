import type { DataOf } from '@passo/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consents, personal, registration } from '../../support/answers.ts';
import { dataOf, type Customer } from '../../support/customer.ts';
import { doStep } from '../../support/journey.ts';
import { openStage, type Stage } from './stage.ts';

/* The rules of fields in a flow that we ship: the same session with one change on the wire is refused or changes nothing. */

let stage: Stage;
let customer: Customer;
beforeAll(async () => {
  stage = await openStage();
  customer = await married();
});
afterAll(() => stage.close());

/** A married customer of the consortium, before what its contract asks. */
async function married(): Promise<Customer> {
  const one = stage.newcomer();
  await one.open('ipe-consorcio');
  const { cpf, lgpd, termoConsultaDeCPF, termoBiometria } = consents();
  await one.create({ cpf, lgpd, termoConsultaDeCPF, termoBiometria });
  await doStep(one, stage.world);
  const estadoCivil = { value: 'casado', label: 'Casada(o)' };
  await one.submit('dados-pessoais', { ...personal, estadoCivil, celular: one.phone });
  const chosen = { valorSolicitado: 60_000, prazo: 80 };
  const asked = await one.device.call('simulation', { params: { id: one.hash }, body: { step: 'ofertas', ...chosen } });
  const { simulation } = dataOf<DataOf<'simulation'>>(asked);
  await one.submit('ofertas', { ...chosen, prazo: { value: 80, label: '80x' }, oferta: simulation.id });
  await one.until(({ currentStep }) => currentStep === 'dados-complementares');
  return one;
}

/** The fields that are told to be wrong; none where the step was taken. */
async function refusedFields(step: string, answers: object): Promise<readonly string[]> {
  const { hash } = customer;
  const body = { hashId: hash, revision: customer.proposal?.revision ?? 0, [step]: answers };
  const answer = await customer.device.call('updateStep', { params: { hashId: hash, step }, body });
  if (answer.status === 200) return [];
  const { errors } = answer.body as { readonly errors?: readonly { readonly field: string }[] };
  return [...new Set((errors ?? []).map(({ field }) => field))];
}

const refused: readonly (readonly [what: string, changes: object, field: string])[] = [
  ['an option that is disabled', { tipoDocumento: 'ctps' }, 'tipoDocumento'],
  ['the number of another document', { tipoDocumento: 'cnh' }, 'numeroCnh'],
  ['a number that is too short', { numeroRg: '12' }, 'numeroRg'],
  ['a state by a name that none has', { ufEmissor: 'Guanabara' }, 'ufEmissor'],
  ['a CPF of nobody', { cpfConjuge: '11111111111' }, 'cpfConjuge'],
  ['a dependant without a name', { dependentes: [{}] }, 'dependentes.0.nomeDependente'],
  ['more dependants than the list takes', { dependentes: Array(7).fill({ nomeDependente: 'Bia' }) }, 'dependentes'],
  ['a name beyond its length', { nomeConjuge: `Ana ${'a'.repeat(70)}` }, 'nomeConjuge'],
  ['a field that nobody asks', { saldo: 1 }, 'saldo'],
];

describe('what a contract asks of a married customer', () => {
  it.each(refused)('is refused with %s', async (_what, changes, field) =>
    expect(await refusedFields('dados-complementares', { ...registration, ...changes })).toEqual([field]),
  );

  it('is kept as it was meant, whatever else was sent with it', async () => {
    const forged = {
      nome: 'Outra Pessoa',
      dataNascimento: '1950-01-01',
      nacionalidade: { value: 'estrangeira', label: 'Estrangeira' },
      numeroCnh: '62472927637',
      estadoCivil: { value: 'solteiro', label: 'Solteira(o)' },
    };
    const { nome, dataNascimento } = personal;
    expect(await refusedFields('dados-complementares', { ...registration, ...forged })).toEqual([]);
    const { selfContract } = await customer.refresh();
    expect(selfContract['dados-complementares']).toEqual({
      ...registration,
      nome,
      dataNascimento,
      nacionalidade: { value: 'brasileira', label: 'Brasileira' },
      tipoDocumento: { value: 'rg', label: 'RG' },
      ufEmissor: { value: 'SP', label: 'São Paulo' },
    });
  });

  it.each([
    ['somebody else’s income, which a group does not take', { composicaoDeRenda: [] }, 'composicaoDeRenda'],
    ['an asset that is not listed', { patrimonio: [{ value: 'navio', label: 'Navio' }] }, 'patrimonio'],
    [
      'a plate that is too short',
      { patrimonio: [{ value: 'veiculo', label: '' }], placaPatrimonio: 'ABC' },
      'placaPatrimonio',
    ],
  ] as const)('and its income with %s', async (_what, changes, field) =>
    expect(await refusedFields('renda', { rendaMensal: 8_000, ...changes })).toEqual([field]),
  );

  it('and its income without what was unticked', async () => {
    const answers = {
      ...{ rendaMensal: 8_000, temEmpresa: 'Sim', parteDaEmpresa: '50' },
      ...{ outroFinanciamento: 'Não', parcelasQueFaltam: '12', saldoDevedor: 'R$ 8.000,00' },
    };
    expect(await refusedFields('renda', answers)).toEqual([]);
    const { selfContract } = await customer.refresh();
    expect(selfContract.renda).toEqual({
      ...{ rendaMensal: 8_000, temEmpresa: true, parteDaEmpresa: '50', outroFinanciamento: false },
    });
  });
});

it('who goes back and says another name and that nobody lives with them is asked nothing twice, and keeps nobody else’s data', async () => {
  const changed = { ...personal, nome: 'Maria Nova', dataNascimento: '1991-01-01', celular: customer.phone };
  const { currentStep, selfContract } = await customer.submit('dados-pessoais', changed);
  expect(currentStep).toBe('documento');
  const { nomeConjuge, cpfConjuge, emailConjuge, ...own } = registration;
  expect([nomeConjuge, cpfConjuge, emailConjuge]).not.toContain(undefined);
  expect(selfContract['dados-complementares']).toEqual({
    ...own,
    nome: 'Maria Nova',
    dataNascimento: '1991-01-01',
    nacionalidade: { value: 'brasileira', label: 'Brasileira' },
    tipoDocumento: { value: 'rg', label: 'RG' },
    ufEmissor: { value: 'SP', label: 'São Paulo' },
  });
});
