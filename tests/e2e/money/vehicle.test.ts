import type { Response } from 'playwright-core';
import { expect, it } from 'vitest';
import { exampleCpf } from '../../../apps/server/src/simulator/outcomes.ts';
import { openStage } from '../../support/stage.ts';
import { Person } from '../journey/person.ts';
import { act, agreeToAll } from '../journey/walk.ts';

const stage = openStage();

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

it('finances a vehicle: a fifth is paid at once, and what was seen is what the lender keeps', async () => {
  const person = new Person(await stage.device({ reducedMotion: 'reduce' }), stage.url, exampleCpf('25'));
  const { page } = person;
  await page.goto(`${stage.url}/?canal=aurora-veiculos`);
  await agreeToAll(person);
  await act(person, '01-consentimentos', '02-celular', '03-codigo', '04-dados-pessoais');

  await person.sees('Qual veículo você quer?');
  await person.type('Placa do veículo', 'ABC1D23');
  const value = page.getByRole('textbox', { name: 'Valor do veículo' });
  await expect.poll(() => value.inputValue(), { timeout: 10_000 }).not.toBe('');
  const reais = Number((await value.inputValue()).replaceAll('.', '').replace(',', '.'));
  await person.press('Continuar');

  await person.sees('Monte o seu financiamento');
  const slider = page.getByRole('slider', { name: 'Valor da entrada' });
  // Twenty percent unless the customer says otherwise.
  expect(Number(await slider.inputValue())).toBe(Math.ceil(reais * 20));
  const option = page.getByRole('button', { name: /^48x/ });
  await option.waitFor();
  const seen = /R\$ [\d.]+,\d\d/.exec(plain(await option.innerText()))?.[0] ?? '';
  await option.click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  const sheet = plain(await dialog.innerText());
  expect(sheet).toContain(`48x de ${seen}`);
  const accepted = page.waitForResponse((response: Response) => response.url().includes('/update-step/'));
  await dialog.getByRole('button', { name: 'Continuar com o Financiamento' }).click();
  const sent: unknown = (await accepted).request().postDataJSON();
  expect(sent).toMatchObject({ opcoes: { valorEntradaCDC: Math.ceil(reais * 20) / 100, prazo: { value: 48 } } });

  await act(person, '10-conta');
  await person.sees('Seu contrato está pronto');
  // The contract is written from the offer that the lender kept under the id that was taken.
  const contract = plain(await page.getByRole('main').innerText());
  expect(contract).toContain(seen);
  expect(contract).toContain('48 parcelas');
  await page.context().close();
});
