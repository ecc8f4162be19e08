import type { DataOf } from '@passo/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { dataOf } from '../../support/customer.ts';
import { goOn } from '../../support/journey.ts';
import { consentsAt } from '../../support/shipped.ts';
import { again, answersOf, fork, refused } from './anotherTry.ts';
import { openStage, said, type Stage } from './stage.ts';

/* After a no the same person asks again in the same channel, with what they told before; and nobody else does. */

let stage: Stage;
beforeAll(async () => void (stage = await openStage()));
afterAll(() => stage.close());

type Forked = DataOf<'partialForkProposal'>;
type System = DataOf<'system'>;

const account = ['banco', 'tipoConta', 'agencia', 'conta'];

describe('another try after a no', () => {
  it.each([
    ['aurora-clt', '43', 401, ['nome', 'dataNascimento', 'celular', 'email', 'estadoCivil', 'cep', 'logradouro']],
    ['aurora-clt', '60', 401, ['nome', 'cep', 'salarioBruto']],
    ['ipe-pessoal', '43', 407, ['nome', 'dataNascimento', 'empregador']],
  ])(
    '%s (%s) begins with what was told, and with no consent, amount, code or photo',
    async (channel, ending, one, told) => {
      const customer = await refused(stage, [channel, ending, one]);
      const { next, carried } = await again(stage, customer);
      expect(carried).toEqual(expect.arrayContaining(['cpf', ...told]));
      expect(next.proposal).toMatchObject({ currentStep: 'consentimentos', data: { end: null } });
      expect(next.proposal?.data.notices.consentimentos).toMatch(/^Guardamos os seus dados/);
      expect(next.proposal?.selfContract.consentimentos).toEqual({ cpf: exampleCpf(ending, one) });
      expect(next.proposal?.selfContract['dados-pessoais']).toMatchObject({ nome: 'Maria da Silva' });
      expect(answersOf(next)).not.toMatch(/"(documento|valorSolicitado|prazo|lgpd|termo\w*)"/);
      expect(Object.values(next.proposal?.stepStatus ?? {})).not.toContain('finished');
    },
  );

  it('leaves behind what was looked up and nobody has confirmed: it was looked up for that order alone', async () => {
    const customer = await stage.customerAt('trabalho');
    expect(customer.proposal?.data.known?.trabalho).toBe('Segundo a Dataprev, do governo');
    const { hashId, carried } = dataOf<Forked>(await fork(customer, 'aurora-portabilidade'));
    expect(carried).toEqual(expect.arrayContaining(['cpf', 'nome', 'cep']));
    expect(carried).not.toEqual(expect.arrayContaining(['salarioBruto']));
    const system = await customer.device.call('system', { params: { id: hashId } });
    expect(JSON.stringify(dataOf<System>(system))).not.toContain('11222333000181');
  });

  it('leaves the account behind that was the reason', async () => {
    const customer = await refused(stage, ['aurora-clt', '74', 402]);
    expect(customer.proposal?.data.refusal?.reason).toBe('O depósito não entrou na conta');
    const { next, carried } = await again(stage, customer);
    expect(carried).toEqual(expect.arrayContaining(['nome', 'cep', 'empregador']));
    expect(carried.filter((key) => account.includes(key))).toEqual([]);
    expect(next.proposal?.selfContract.conta).toBeUndefined();
  });

  it('is the same for the same key, and opens for nobody but who made it', async () => {
    const customer = await refused(stage, ['aurora-clt', '43', 403]);
    const key = randomUUID();
    const first = dataOf<Forked>(await fork(customer, 'aurora-clt', key));
    expect(dataOf(await fork(customer, 'aurora-clt', key))).toEqual(first);
    const params = { id: first.hashId };
    expect(await said(stage.newcomer().device.call('system', { params }))).toEqual([401, 'proof.missing']);
    const stranger = stage.newcomer();
    stranger.hash = customer.hash;
    expect(await said(fork(stranger, 'aurora-clt'))).toEqual([401, 'proof.missing']);
  });

  it('is begun ten times an hour, also where each is begun from the one before', async () => {
    let { next } = await again(stage, await refused(stage, ['aurora-clt', '43', 406]));
    for (let made = 1; made < 10; made += 1) ({ next } = await again(stage, next));
    expect(await said(fork(next))).toEqual([429, 'rate.limited']);
  });

  it('takes the place of one that goes on once, however often it is pressed', async () => {
    const customer = await stage.customerAt('trabalho');
    const pressed = await Promise.all([1, 2, 3].map(() => said(fork(customer))));
    expect(pressed.map(String).toSorted()).toEqual(['200,ok', '409,proposal.ended', '409,proposal.ended']);
    expect((await customer.refresh()).data.end).toBe('cancelled');
  });

  it('keeps the no, its review, and the review that was asked for', async () => {
    const customer = await refused(stage, ['aurora-clt', '43', 404]);
    const before = customer.proposal?.data.refusal;
    await again(stage, customer);
    expect((await customer.refresh()).data).toMatchObject({ end: 'refused', refusal: before });
    const params = { hashId: customer.hash };
    const review = customer.device.call('askMyData', { params, body: { kind: 'review' } });
    const { protocol } = dataOf<DataOf<'askMyData'>>(await review);
    await again(stage, customer);
    const { proposal } = dataOf<System>(await customer.device.call('system', { params: { id: customer.hash } }));
    expect(proposal?.data).toMatchObject({ end: 'refused', refusal: { review: { protocol, answeredOn: null } } });
  });

  it('goes on to its end like any other order', async () => {
    const { next } = await again(stage, await refused(stage, ['aurora-clt', '60', 405]));
    await next.submit('consentimentos', consentsAt('aurora-clt', exampleCpf('60', 405)));
    await goOn(next, stage.world);
    expect(next.proposal?.data).toMatchObject({
      end: 'refused',
      refusal: { reason: 'Limite de desconto no salário' },
    });
  });
});
