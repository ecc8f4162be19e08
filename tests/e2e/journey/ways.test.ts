import { describe, expect, it } from 'vitest';
import { axeFindings, DESKTOP, dress } from '../../support/axe.ts';
import { openStage } from '../../support/stage.ts';
import { KeyboardPerson, Person } from './person.ts';
import { begin, fromMenu, walkTo } from './walk.ts';

const stage = openStage();

describe('the private-payroll journey', () => {
  it('can be done with the keyboard alone', async () => {
    const person = new KeyboardPerson(await stage.device({ viewport: DESKTOP }), stage.url, '11144477735');
    await begin(person, stage.url);
    await walkTo(person);
    await person.page.context().close();
  });

  it('goes back, changes an answer and comes forward; and starts anew', async () => {
    const page = await stage.device();
    const person = new Person(page, stage.url, '39053344705');
    await begin(person, stage.url);
    await walkTo(person, '06-endereco');
    await person.press('Voltar');
    await person.sees('Agora, seus dados');
    await page.getByRole('textbox', { name: 'E-mail' }).fill('');
    await person.type('E-mail', 'maria@gmail.com');
    await person.press('Continuar');
    await person.sees('Onde você mora?');
    await fromMenu(person, 'Ver passos');
    await page
      .getByRole('dialog', { name: 'Passos' })
      .getByRole('button', { name: /Seus dados/ })
      .click();
    await person.sees('Agora, seus dados');
    expect(await page.getByRole('textbox', { name: 'Nome completo' }).inputValue()).toBe('Maria da Silva');
    await fromMenu(person, 'Começar de novo');
    await person.press('Começar de novo');
    await person.sees('Seu CPF e autorizações');
    await person.page.context().close();
  });

  it('is walked from the shop window, and opens there without a code', async () => {
    const page = await stage.device();
    await page.goto(`${stage.url}/demo`);
    await page.getByText('Andar por mim').first().click();
    const card = page.getByRole('listitem').filter({ hasText: 'Crédito do Trabalhador' });
    await card.getByRole('combobox', { name: /parar em/ }).selectOption({ label: 'Valor e parcelas' });
    for (const theme of ['light', 'dark'] as const) {
      await dress(page, theme);
      expect(await axeFindings(page)).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 568 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await card.getByRole('button', { name: 'Andar e abrir' }).click();
    const person = new Person(page, stage.url, '');
    await person.sees('Quanto você precisa?');
    await page.context().close();
  });
});
