import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { PHONE } from '../../support/axe.ts';
import { Customer } from '../../support/customer.ts';
import { walk, World } from '../../support/journey.ts';
import { inspect } from '../journey/screens.ts';
import { complaintsOf, openStage } from '../../support/stage.ts';

/* An operator's day in a real browser: it says where our forms stand, and keeps a session that can be ended. */

const SECRET = 'the operators own secret';
const stage = openStage({ PASSO_MODE: 'demo', OPERATOR_SECRET: SECRET });

/** A phone, and beside the widths at which the menu changes. */
const WIDTHS = [PHONE.width, 721, 1041];

/** At which widths the page is wider than the window, and by how much. */
async function tooWide(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: PHONE.height });
    const by = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (by > 0) found.push(`${page.url()} is ${by} px wider than ${width}`);
  }
  await page.setViewportSize(PHONE);
  return found;
}

/** The page of the provider at which a customer is to sign. */
async function signaturePage(): Promise<string> {
  const world = new World(stage.url, SECRET);
  const { _id } = await walk(new Customer(stage.url), world, undefined, 'assinatura');
  const reference = async (): Promise<string | undefined> => {
    const pending =
      await world.get<readonly { readonly reference: string; readonly proposal: string }[]>('/simulador/pendentes');
    return pending.find(({ proposal }) => proposal === _id)?.reference;
  };
  await expect.poll(reference).toBeDefined();
  return `${stage.url}/simulador/assinatura/${await reference()}`;
}

it('comes in by the page that was wanted, makes a link by its form, and leaves', async () => {
  const page = await stage.device();
  const findings: string[] = [];
  const look = async (name: string): Promise<void> => {
    findings.push(...(await inspect(page, `operador-${name}`)), ...(await tooWide(page)));
  };
  await page.goto(`${stage.url}/demo?x=1`);
  await look('entrada');
  await page.getByLabel('Segredo').fill('a wrong one');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.getByRole('alert').getByText('não confere').waitFor();
  await look('errado');
  const complaints = complaintsOf(page);
  await page.getByLabel('Segredo').fill(SECRET);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.getByRole('heading', { name: 'Experimente como cliente' }).waitFor();
  expect(page.url()).toBe(`${stage.url}/demo?x=1`);
  await look('demonstracao');

  await page.locator('form[action="/demo/ipe-inss"] button').click();
  await page.waitForURL(/\/(\?agx_hash=|consentimentos|$)/);
  expect(new URL(page.url()).pathname).not.toContain('demo');

  await page.goto(`${stage.url}/simulador`);
  await look('simulador');
  await page.goto(await signaturePage());
  await look('assinatura');
  // A page of somebody else has no menu of ours.
  await page.goto(`${stage.url}/simulador`);
  await page.getByRole('navigation').getByRole('link', { name: 'Sair' }).click();
  await page.getByRole('link', { name: 'Abrir o simulador' }).waitFor();
  await look('dentro');
  await page.getByRole('button', { name: 'Sair deste navegador' }).click();
  await page.getByLabel('Segredo').waitFor();
  expect([findings, complaints]).toEqual([[], []]);
  expect((await page.goto(`${stage.url}/simulador`))?.status()).toBe(401);
  await page.context().close();
});
