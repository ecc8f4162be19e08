import type { DataOf, CallName } from '@passo/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, Device, type Customer } from '../../support/customer.ts';
import { openStage, type Stage } from './stage.ts';

/* Whoever has begun already is told so, once the contact on that file is proven here too; a CPF alone tells nothing. */

const CPF = '52998224725';
const OTHER_CPF = '11144477735';
let stage: Stage;
let customer: Customer;
beforeAll(async () => {
  stage = await openStage();
  customer = await stage.customerAt('dados-pessoais');
});
afterAll(() => stage.close());

const ask = async (name: CallName, { hash, device }: Pick<Customer, 'hash' | 'device'>, cpf = CPF) => {
  const body = name === 'openProposals' ? { body: {} } : {};
  return dataOf<DataOf<'multiProposal'>>(await device.call(name, { params: { id: hash, cpf }, ...body }));
};

describe.each(['multiProposal', 'openProposals'] as const)('%s', (name) => {
  it('finds the proposal of whoever has proven the contact on file', async () => {
    const again = await stage.customerAt('dados-pessoais', customer.phone);
    expect(await ask(name, again)).toContainEqual(
      expect.objectContaining({ hashId: customer.hash, startedAt: expect.any(String) }),
    );
  });

  it('tells nobody anything who has only the CPF', async () => {
    const newcomer = stage.newcomer();
    await newcomer.open();
    expect(await ask(name, newcomer)).toEqual([]);
  });

  it('nor who has proven another contact', async () => {
    expect(await ask(name, await stage.customerAt('dados-pessoais'))).toEqual([]);
  });

  it('nor who has proven a phone of their own and then typed the one on file, whose code they do not have', async () => {
    const stranger = await stage.customerAt('dados-pessoais');
    await stranger.sendCode('codigo', { celular: customer.phone });
    expect((await stranger.refresh()).selfContract['codigo']).toEqual({ celular: customer.phone });
    expect(await ask(name, stranger)).toEqual([]);
    await expect(stranger.confirmCode('000000')).rejects.toThrow();
    expect(await ask(name, stranger)).toEqual([]);
  });

  it('nor who had proven it and has typed another one since', async () => {
    const again = await stage.customerAt('dados-pessoais', customer.phone);
    await again.sendCode('codigo', { celular: '11911113333' });
    expect(await ask(name, again)).toEqual([]);
  });

  it('nor a device that was not let in', async () => {
    const again = await stage.customerAt('dados-pessoais', customer.phone);
    expect(await ask(name, { hash: again.hash, device: new Device(stage.server.url) })).toEqual([]);
  });
});

it('another CPF than one’s own finds nothing', async () => {
  const again = await stage.customerAt('dados-pessoais', customer.phone);
  expect(await ask('multiProposal', again, OTHER_CPF)).toEqual([]);
});

it('the page is told to ask for them', async () => {
  const newcomer = stage.newcomer();
  await newcomer.open();
  const answer = await newcomer.device.call('system', { params: { id: newcomer.hash } });
  const { configuration } = dataOf<DataOf<'system'>>(answer);
  expect(configuration.display.hidePopupMultiProposal).toBe(false);
});
