import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account, address, consents, personal } from '../../support/answers.ts';
import type { Customer } from '../../support/customer.ts';
import { DAY } from '../../support/day.ts';
import { openStage, said, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const submit = (customer: Customer, slug: string, answers: unknown) =>
  customer.device.call('updateStep', {
    params: { hashId: customer.hash, step: slug },
    body: { hashId: customer.hash, revision: customer.proposal?.revision, [slug]: answers },
  });
const create = (customer: Customer, answers: unknown) =>
  customer.device.call('createProposal', {
    params: { id: customer.hash },
    body: { hashId: customer.hash, order: 0, consentimentos: answers },
  });
const yearsAgo = (years: number): string => `${Number(DAY.slice(0, 4)) - years}-01-01`;

describe('the first submit', () => {
  it.each([
    ['an invalid CPF', { ...consents(), cpf: '52998224724' }, 'cpf'],
    ['ten equal digits', { ...consents(), cpf: '11111111111' }, 'cpf'],
    ['no CPF', { ...consents(), cpf: '' }, 'cpf'],
    ['a consent that was not given', { ...consents(), lgpd: false }, 'lgpd'],
  ])('is refused with %s, naming the field', async (_what, answers, field) => {
    const customer = stage.newcomer();
    await customer.open();
    const refused = await create(customer, answers);
    expect(refused).toMatchObject({ status: 422, body: { name: 'fields.invalid', errors: [{ field }] } });
    expect(JSON.stringify(refused.body)).not.toContain('52998224724');
    // Nothing was made, so the corrected one makes it.
    expect(await said(create(customer, consents()))).toEqual([200, 'ok']);
  });

  it('keeps one consent for each that was given, and none for the one that was not', async () => {
    const customer = stage.newcomer();
    await customer.open();
    await customer.create(consents());
    const { rows } = await stage.db.query<{ consent: string }>(
      'select consent from consent where proposal = $1 order by consent',
      [customer.proposal?._id],
    );
    expect(rows.map(({ consent }) => consent)).toEqual(['biometria', 'dataprev-margem', 'lgpd', 'scr']);
  });
});

describe('a submit', () => {
  it('that jumps ahead is refused and changes nothing', async () => {
    const customer = await stage.customerAt('dados-pessoais');
    expect(await said(submit(customer, 'conta', account))).toEqual([409, 'step.notReached']);
    expect(await said(submit(customer, 'averbacao', {}))).toEqual([409, 'step.notReached']);
    expect((await customer.refresh()).currentStep).toBe('dados-pessoais');
  });

  it('of a step that does not exist is refused', async () => {
    const customer = await stage.customerAt('dados-pessoais');
    expect(await said(submit(customer, 'nada', {}))).toEqual([409, 'step.flowChanged']);
    expect(await said(submit(customer, 'constructor', {}))).toEqual([409, 'step.flowChanged']);
  });

  it('with a field that does not exist is refused, naming it', async () => {
    const customer = await stage.customerAt('dados-pessoais');
    const refused = await submit(customer, 'dados-pessoais', { ...personal, celular: customer.phone, score: 900 });
    expect(refused).toMatchObject({ status: 422, body: { name: 'fields.unknown', errors: [{ field: 'score' }] } });
  });

  it('cannot change what is read only', async () => {
    const customer = await stage.customerAt('dados-pessoais');
    const after = await customer.submit('dados-pessoais', { ...personal, celular: '11912345678' });
    expect(after.selfContract['dados-pessoais']).toMatchObject({ celular: customer.phone });
  });

  it.each([
    ['somebody under age', { dataNascimento: yearsAgo(17) }, 'dataNascimento', /18 anos/],
    ['somebody born tomorrow', { dataNascimento: '2999-01-01' }, 'dataNascimento', /./],
    ['a day that does not exist', { dataNascimento: '1990-02-30' }, 'dataNascimento', /./],
    ['one name only', { nome: 'Maria' }, 'nome', /./],
    ['an e-mail that is none', { email: 'maria@' }, 'email', /./],
    ['a name that is a number', { nome: 12 }, 'nome', /./],
    ['a name that is an object', { nome: { $gt: '' } }, 'nome', /./],
    [
      'an option that is not in the list',
      { estadoCivil: { value: 'principe', label: 'Príncipe' } },
      'estadoCivil',
      /./,
    ],
  ])('is refused for %s', async (_what, part, field, message) => {
    const customer = await stage.customerAt('dados-pessoais');
    const refused = await submit(customer, 'dados-pessoais', { ...personal, celular: customer.phone, ...part });
    expect(refused).toMatchObject({ status: 422, body: { name: 'fields.invalid', errors: [{ field }] } });
    expect(JSON.stringify(refused.body.errors)).toMatch(message);
  });

  it('keeps text as text', async () => {
    const customer = await stage.customerAt('endereco');
    const script = '<script>alert(1)</script>';
    const after = await customer.submit('endereco', {
      ...address,
      logradouro: script,
    });
    expect(after.selfContract.endereco).toMatchObject({ logradouro: script });
  });

  it('of a step that is being answered outside is refused', async () => {
    const customer = await stage.customerAt('assinatura');
    // The question that is being put writes too: what was refused as stale changed nothing and is asked again.
    const asked = async () => {
      await customer.refresh();
      return said(submit(customer, 'assinatura', {}));
    };
    await expect.poll(asked).toEqual([409, 'step.finished']);
  });

  it('without a body, or with answers that are a list, is refused', async () => {
    const customer = await stage.customerAt('dados-pessoais');
    expect(await said(submit(customer, 'dados-pessoais', ['nome']))).toEqual([400, 'body.unreadable']);
    const params = { hashId: customer.hash, step: 'dados-pessoais' };
    expect(await said(customer.device.call('updateStep', { params, body: {} }))).toEqual([400, 'body.unreadable']);
    expect(await said(customer.device.call('updateStep', { params }))).toEqual([400, 'body.unreadable']);
  });
});
