import { formatMoney } from '@passo/domain';
import { expect, it } from 'vitest';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { openStage } from '../../support/stage.ts';
import { inspect } from '../journey/screens.ts';
import { act } from '../journey/walk.ts';
import { giveBoughtVehicle, giveVehiclePaper, keptOf, vehiclePaper } from './giveDetails.ts';
import { chooseLast } from './productOffers.ts';
import { askedOf, expectSameNumbers, readSheet } from './sameNumbers.ts';
import { reachContract, giveVehicle, personAt, signByCode } from './walkMoney.ts';

const stage = openStage();

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

it('finances a vehicle: the down payment is moved, and what was seen is what is signed and what the lender keeps', async () => {
  const { person, proposal } = await personAt(stage, 'aurora-veiculos', exampleCpf('25'));
  const { page } = person;
  await person.sees('Qual veículo você quer?');
  // Back by the link: what the question is drawn with was not fetched on the way here.
  await page.reload();
  await person.sees('Qual veículo você quer?');
  await person.type('Placa do veículo', 'ABC1D23');
  const value = page.getByRole('textbox', { name: 'Valor do veículo' });
  await expect.poll(() => value.inputValue()).not.toBe('');
  const centavos = Number((await value.inputValue()).replaceAll(/\D/g, ''));
  await person.press('Continuar');

  await person.sees('Monte o seu financiamento');
  const slider = page.getByRole('slider', { name: 'Valor da entrada' });
  // From twenty to eighty percent, and twenty unless the customer says otherwise.
  const range = [await slider.inputValue(), await slider.getAttribute('min'), await slider.getAttribute('max')];
  expect(range.map(Number)).toEqual([Math.ceil(centavos * 0.2), Math.ceil(centavos * 0.2), Math.floor(centavos * 0.8)]);
  await page.getByRole('heading', { name: 'Opções para entrada escolhida' }).waitFor();
  const option = page.locator('label', { hasText: /^48x/ });
  await option.waitFor();
  const usual = plain(await option.innerText());
  await slider.press('End');
  await slider.press('PageDown');
  const chosen = Number(await slider.inputValue());
  const section = page.getByRole('group', { name: 'Opções para entrada escolhida' });
  await expect.poll(() => section.getAttribute('aria-busy')).toBeNull();
  await expect.poll(async () => plain(await option.innerText())).not.toBe(usual);
  const told = plain(await option.innerText());
  expect(told).toMatch(/^48x\s+R\$ [\d.]+,\d\d\s+total\s+R\$\s+[\d.]+,\d\d\s+CET \d+,\d\d%\s*\/ano/);
  // The same for every term, so it is said once.
  await page.getByText(/Juros de \d,\d\d% ao mês em qualquer opção/).waitFor();
  const left = plain(await page.getByText('Com esta entrada, faltam').innerText());
  expect(left).toBe(
    plain(`O veículo custa ${formatMoney(centavos)}. Com esta entrada, faltam ${formatMoney(centavos - chosen)}.`),
  );
  const seen = /R\$ [\d.]+,\d\d/.exec(told)?.[0] ?? '';
  await option.click();
  await person.press('Continuar com 48x');
  const dialog = page.getByRole('dialog', { name: 'Oferta pré-aprovada' });
  await dialog.getByText('Fiat Mobi Like', { exact: false }).waitFor();
  const facts = plain(await dialog.locator('dl').first().innerText());
  for (const label of ['Valor da Entrada', 'Valor Financiado', 'Tarifas', 'IOF', 'Total'])
    expect(facts).toContain(label);
  // The last one takes up the cents.
  const [all, allButOne] = [`48x de ${seen}`, `47x de ${seen} + 1x de R$ `];
  expect([facts.includes(all), facts.includes(allButOne)]).toContain(true);
  const sheet = await readSheet(dialog);
  await dialog.getByRole('button', { name: 'Continuar com o Financiamento' }).click();

  await act(person, '04-dados-pessoais');
  await person.sees('O veículo e quem vende');
  await page.getByRole('main').getByRole('heading', { level: 2, name: 'Quem vende' }).waitFor();
  expect(await inspect(page, 'veiculo-e-vendedor')).toEqual([]);
  await giveBoughtVehicle(person);
  await reachContract(person);
  const { quote } = await expectSameNumbers(person, proposal, sheet);
  expect(quote.releasedCentavos).toBe(centavos - chosen);
  const { accepted, held } = await askedOf(person, proposal);
  expect([accepted.downPaymentCentavos, held.question.downPaymentCentavos]).toEqual([chosen, chosen]);
  await signByCode(person);
  await person.sees('Seu financiamento está contratado');
  await page.context().close();
});

it('a price far from the guide’s is asked about: it is corrected, or confirmed and gone on with', async () => {
  const { person } = await personAt(stage, 'aurora-veiculos', exampleCpf('25', 3));
  const { page } = person;
  await person.sees('Qual veículo você quer?');
  // Back by the link: what the question is drawn with was not fetched on the way here.
  await page.reload();
  await person.sees('Qual veículo você quer?');
  await person.type('Placa do veículo', 'ABC1D23');
  const value = page.getByRole('textbox', { name: 'Valor do veículo' });
  await expect.poll(() => value.inputValue()).not.toBe('');
  const told = await value.inputValue();
  const question = page.getByText(/O valor está bem (acima|abaixo) da tabela FIPE/);
  expect(await question.count()).toBe(0);
  const retype = async (keys: string): Promise<void> => {
    await value.press('ControlOrMeta+a');
    await page.keyboard.type(keys);
    expect((await value.inputValue()).replaceAll(/\D/g, '')).toBe(keys);
    // Half a number is far from everything.
    expect(await question.count()).toBe(0);
    await page.keyboard.press('Tab');
  };
  await retype('1000000');
  await page.getByText(`O valor está bem abaixo da tabela FIPE (R$ ${told}).`).waitFor();
  await page.getByRole('button', { name: 'Corrigir o valor' }).press('Enter');
  expect(await value.evaluate((element) => element === document.activeElement)).toBe(true);
  await retype('9990000');
  await page.getByText(`O valor está bem acima da tabela FIPE (R$ ${told}).`).waitFor();
  expect(await inspect(page, 'veiculo-valor')).toEqual([]);
  await page.setViewportSize({ width: 320, height: 568 });
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Está certo, continuar' }).press('Enter');
  await person.sees('Monte o seu financiamento');
  expect(await keptOf(person, 'sobre-o-veiculo')).toMatchObject({ valorVeiculo: 99_900, valorConferido: 99_900 });
  await page.context().close();
});

it('says that nothing was found where no answer comes, and asks again', async () => {
  const { person } = await personAt(stage, 'aurora-veiculos', exampleCpf('25', 1));
  const { page } = person;
  await person.sees('Qual veículo você quer?');
  // Back by the link: what the question is drawn with was not fetched on the way here.
  await page.reload();
  await person.sees('Qual veículo você quer?');
  await person.type('Placa do veículo', 'ABC1D23');
  const value = page.getByRole('textbox', { name: 'Valor do veículo' });
  await expect.poll(() => value.inputValue()).not.toBe('');
  const calls = '**/simulation-range/**';
  await page.route(calls, (route) => route.fulfill({ status: 502, json: { message: 'x', name: 'x', status: 502 } }));
  await person.press('Continuar');
  await page.getByText('Não encontrado').waitFor();
  await page.unroute(calls);
  await person.press('Tentar novamente');
  await page.getByRole('radio', { name: /^48x/ }).waitFor();
  await page.context().close();
});

it('lends on a vehicle: its papers are asked after the offer and kept as they were typed', async () => {
  const { person } = await personAt(stage, 'aurora-garantia', exampleCpf('25', 2));
  const { page } = person;
  await giveVehicle(person);
  await chooseLast(page);
  await person.press('Escolher esta oferta');
  await person.sees('Agora, o documento do veículo');
  await giveVehiclePaper(person);
  expect(await inspect(page, 'garantia-documento')).toEqual([]);
  await person.press('Continuar');
  await reachContract(person);
  expect(await keptOf(person, 'documento-do-veiculo')).toMatchObject(vehiclePaper);
  await signByCode(person);
  await person.sees('O dinheiro foi para a sua conta');
  await page.context().close();
});
