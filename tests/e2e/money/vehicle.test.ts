import type { Browser, Response } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exampleCpf } from '../../../apps/server/src/simulator/outcomes.ts';
import { launchChromium } from '../../support/chromium.ts';
import { RealServer } from '../../support/realServer.ts';
import { Person, PHONE } from '../journey/person.ts';
import { agreeToAll, screens } from '../journey/walk.ts';

let server: RealServer;
let browser: Browser;

beforeAll(async () => {
  server = await RealServer.create();
  [browser] = await Promise.all([launchChromium(), server.start()]);
});
afterAll(async () => {
  await browser.close();
  await server.remove();
});

async function act(person: Person, name: string): Promise<void> {
  const screen = screens.find((one) => one.name === name);
  if (screen === undefined) throw new Error(`there is no screen ${name}`);
  await person.sees(screen.title);
  await screen.act(person);
}

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

it('finances a vehicle: a fifth is paid at once, and what was seen is what the lender keeps', async () => {
  const context = await browser.newContext({ viewport: PHONE, locale: 'pt-BR', reducedMotion: 'reduce' });
  const person = new Person(await context.newPage(), server.url, exampleCpf('25'));
  const { page } = person;
  await page.goto(`${server.url}/?canal=aurora-veiculos`);
  await agreeToAll(person);
  for (const name of ['01-consentimentos', '02-celular', '03-codigo', '04-dados-pessoais']) await act(person, name);

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
  await context.close();
});
