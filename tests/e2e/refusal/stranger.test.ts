import { expect, it } from 'vitest';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { complaintsOf, openStage } from '../../support/stage.ts';
import { inspect } from '../journey/screens.ts';
import { chooseLast } from '../money/productOffers.ts';
import { personAt } from '../money/walkMoney.ts';

/* Who is not the person of the CPF reads so where it can be put right, and nothing that was typed is lost. */

const stage = openStage();

it('a name that the register does not know is told in words', async () => {
  const { person } = await personAt(stage, 'ipe-cartao', exampleCpf('15', 60));
  const { page } = person;
  const complaints = complaintsOf(page);
  await person.sees('Agora, seus dados');
  await page.getByText('Confira os seus dados').waitFor();
  await page.getByText(/não são os que a Receita Federal tem/).waitFor();
  expect(await inspect(page, 'recusa-cadastro')).toEqual([]);
  const name = page.getByRole('textbox', { name: 'Nome completo' });
  expect(await name.inputValue()).toBe('Maria da Silva');
  await name.fill('');
  await person.type('Nome completo', 'Antônia Ferreira Lima');
  await page.getByRole('textbox', { name: 'Data de nascimento' }).fill('');
  await person.type('Data de nascimento', '14031958');
  await person.press('Continuar');
  // The photos are held against the new name as they are: nobody takes them twice.
  await person.sees('Fotos do seu documento');
  await person.press('Enviar fotos');
  await person.sees('Agora, uma selfie');
  await person.press('Enviar selfie');
  await person.sees('Quanto você quer sacar do cartão?');
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('another face: what is left is told, a new photo goes on in the same order, and the third no ends it', async () => {
  const { person } = await personAt(stage, 'ipe-cartao', exampleCpf('43', 60));
  const { page } = person;
  const orders = new Set<string>();
  page.on('request', (request) => orders.add(/\/update-step\/([^/]+)\/step\/selfie/.exec(request.url())?.[1] ?? ''));
  const told = (left: string) =>
    page.getByText(`A foto não confere com o documento. Fique de frente, em um lugar claro. ${left}`).waitFor();
  await told('Restam 2 tentativas.');
  await person.sees('Agora, uma selfie');
  expect(await inspect(page, 'recusa-rosto-outra-foto')).toEqual([]);
  // It is sent by itself.
  await person.photograph('Sua foto');
  await told('Resta 1 tentativa.');
  await person.press('Refazer as fotos do documento');
  await person.sees('Fotos do seu documento');
  await person.press('Enviar fotos');
  await told('Resta 1 tentativa.');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await person.photograph('Sua foto');
  await page.getByRole('button', { name: 'Novo pedido com outra foto' }).waitFor();
  orders.delete('');
  expect(orders.size).toBe(1);
  expect(await inspect(page, 'recusa-rosto')).toEqual([]);
  await page.context().close();
});

it('an account of somebody else: it is told at the account, and another one goes on', async () => {
  const { person } = await personAt(stage, 'ipe-cartao', exampleCpf('72', 60));
  const { page } = person;
  await chooseLast(page);
  await person.press('Escolher esta oferta');
  await page.getByRole('combobox', { name: 'Banco' }).selectOption({ label: '001 · Banco do Brasil' });
  await person.type('Agência', '1234');
  await person.type('Conta com dígito', '123456');
  await person.press('Continuar');
  await page.getByText(/não está no seu CPF/).waitFor();
  expect(await inspect(page, 'recusa-conta')).toEqual([]);
  const account = page.getByRole('textbox', { name: 'Conta com dígito' });
  expect((await account.inputValue()).replaceAll(/\D/g, '')).toBe('123456');
  await account.fill('');
  await person.type('Conta com dígito', '654321');
  await person.press('Continuar');
  await person.sees('Confira e assine');
  await page.context().close();
});
