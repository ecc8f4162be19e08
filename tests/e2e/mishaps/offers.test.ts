import { expect, it } from 'vitest';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { openStage } from '../../support/stage.ts';
import { Person } from '../journey/person.ts';
import { agreeToAll } from '../journey/walk.ts';

const stage = openStage();

it('leaves for the store’s other offers only when it is meant, and comes back to the very step', async () => {
  const person = new Person(await stage.device({ reducedMotion: 'reduce' }), stage.url, exampleCpf('25'));
  await person.page.goto(`${stage.url}/?canal=ipe-pessoal&comecar=1`);
  await agreeToAll(person);
  await person.type('CPF', person.cpf);
  await person.press('Continuar');
  await person.sees('Vamos confirmar que é você');

  await person.press('Mais opções');
  await person.press('Voltar às ofertas');
  const dialog = person.page
    .getByRole('alertdialog')
    .or(person.page.getByRole('dialog', { name: /voltar às ofertas/ }));
  await dialog.getByText('Tem certeza que deseja voltar às ofertas?').waitFor();
  await dialog.getByText('Você poderá continuar sua oferta mais tarde.').waitFor();
  await person.press('Continuar este pedido');
  await person.sees('Vamos confirmar que é você');

  await person.press('Mais opções');
  await person.press('Voltar às ofertas');
  await person.press('Sim');
  await person.sees('Crédito claro, do começo ao fim');
  await person.press('Minhas Propostas');
  await person.sees('Vamos confirmar que é você');
  expect(new URL(person.page.url()).pathname).toBe('/codigo');
  await person.page.context().close();
});
