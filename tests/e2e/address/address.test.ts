import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { openStage } from '../../support/stage.ts';
import { looks, pageOf } from '../ends/page.ts';
import { Person } from '../journey/person.ts';
import { findAddress } from '../journey/walk.ts';

/* The address: its postal code alone, and the rest once that is whole. */

const stage = openStage();
const ALL = ['CEP', 'Rua ou avenida', 'Número', 'Complemento', 'Bairro', 'Cidade', 'Estado'];

async function at(step: string, next: number): Promise<Person> {
  const cpf = exampleCpf('25', 700 + next);
  return new Person(await pageOf(stage, 'aurora-clt', cpf, ({ currentStep }) => currentStep === step), stage.url, cpf);
}
const shown = (page: Page): Promise<readonly string[]> =>
  page.locator('main form label').evaluateAll((all) => all.map((one) => one.firstChild?.textContent?.trim() ?? ''));
const stands = (page: Page): Promise<string | undefined> => page.evaluate(() => document.activeElement?.id);
const held = (page: Page, label: string): Promise<string> => page.getByLabel(label, { exact: true }).inputValue();
const wrong = (page: Page): Promise<number> => page.locator('main form [aria-invalid=true]').count();

describe('the address', () => {
  it('begins with the postal code; once it is found one stands at the number, and nothing is called wrong yet', async () => {
    const person = await at('endereco', 0);
    const { page } = person;
    await page.getByLabel('CEP', { exact: true }).waitFor();
    expect(await shown(page)).toEqual(['CEP']);
    const way = page.getByRole('link', { name: 'Não sei meu CEP' });
    await way.waitFor();
    // At the edge of the field, and clear of it.
    const [field, below] = [await page.locator('#campo-cep').boundingBox(), await way.boundingBox()];
    expect(Math.abs((below?.x ?? NaN) - (field?.x ?? NaN))).toBeLessThanOrEqual(2);
    expect((below?.y ?? NaN) - (field?.y ?? NaN) - (field?.height ?? NaN)).toBeGreaterThanOrEqual(6);
    await person.press('Continuar');
    await page.locator('#campo-cep-error').getByText('Digite o CEP.').waitFor();
    expect(await wrong(page)).toBe(1);
    await findAddress(person);
    expect([await shown(page), await wrong(page)]).toEqual([ALL, 0]);
    await person.press('Continuar');
    await page.locator('#campo-numero-error').getByText('Digite o número.').waitFor();
    await looks(page, 'endereco-encontrado');
    await page.context().close();
  });

  it.each([
    ['that nobody has', '99999998', 1],
    ['whose service is down', '01001999', 2],
  ])('of a postal code %s is typed: the fields come, say so, and leave one where one is', async (_what, code, next) => {
    const person = await at('endereco', next);
    const { page } = person;
    const asked = page.waitForResponse((answer) => answer.url().endsWith(code));
    await person.type('CEP', code);
    await asked;
    await page.getByRole('status').getByText('Apareceram mais 6 campos para responder.').waitFor();
    expect([await shown(page), await stands(page)]).toEqual([ALL, 'campo-cep']);
    await person.type('Rua ou avenida', 'Rua que eu sei');
    // Half corrected, and emptied: nothing goes away, and nothing is lost.
    await page.getByLabel('CEP', { exact: true }).press('Backspace');
    expect([await shown(page), await held(page, 'Rua ou avenida')]).toEqual([ALL, 'Rua que eu sei']);
    await page.getByLabel('CEP', { exact: true }).fill('');
    expect([await shown(page), await held(page, 'Rua ou avenida')]).toEqual([ALL, 'Rua que eu sei']);
    await page.context().close();
  });

  it('is there whole on the way back', async () => {
    const person = await at('documento', 3);
    const { page } = person;
    await person.press('Voltar');
    await person.sees('Onde você mora?');
    expect([await shown(page), await held(page, 'Rua ou avenida')]).toEqual([ALL, 'Praça da Sé']);
    await page.context().close();
  });
});
