import type { DataOf } from '@passo/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataOf, type Customer } from '../../support/customer.ts';
import { openStage, type Stage } from './stage.ts';

/* Whoever has begun already is told so: that there is a proposal, since when, and its link, which opens nothing by itself. */

const CPF = '52998224725';
let stage: Stage;
let customer: Customer;
beforeAll(async () => {
  stage = await openStage();
  customer = await stage.customerAt('dados-pessoais');
});
afterAll(() => stage.close());

async function openFor(cpf: string): Promise<DataOf<'multiProposal'>> {
  const newcomer = stage.newcomer();
  await newcomer.open();
  const params = { id: newcomer.hash, cpf };
  return dataOf<DataOf<'multiProposal'>>(await newcomer.device.call('multiProposal', { params }));
}

it('a proposal whose contact was proven is found by its CPF', async () => {
  expect(await openFor(CPF)).toMatchObject([{ hashId: customer.hash, startedAt: expect.any(String) }]);
});

it.each([
  ['is another', '11144477735'],
  ['is none', '52998224726'],
])('none is found where the CPF %s', async (_what, cpf) => expect(await openFor(cpf)).toEqual([]));

it('the page is told to ask for them', async () => {
  const newcomer = stage.newcomer();
  await newcomer.open();
  const answer = await newcomer.device.call('system', { params: { id: newcomer.hash } });
  const { configuration } = dataOf<DataOf<'system'>>(answer);
  expect(configuration.display.hidePopupMultiProposal).toBe(false);
});
