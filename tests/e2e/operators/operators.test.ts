import { expect, it } from 'vitest';
import { axeFindings } from '../../support/axe.ts';
import { complaintsOf, openStage } from '../../support/stage.ts';

/* An operator's day in a real browser: it says where our forms stand, and keeps a session that can be ended. */

const SECRET = 'the operators own secret';
const stage = openStage({ PASSO_MODE: 'demo', OPERATOR_SECRET: SECRET });

it('comes in by the page that was wanted, makes a link by its form, and leaves', async () => {
  const page = await stage.device();
  const findings: string[] = [];
  const look = async (name: string): Promise<void> => {
    const seen = async ({ device, theme }: { device: string; theme: 'light' | 'dark' }): Promise<void> => {
      await page.emulateMedia({ colorScheme: theme });
      const { PASSO_PICTURES: folder } = process.env;
      if (folder !== undefined) await page.screenshot({ path: `${folder}/operador-${name}-${device}-${theme}.png` });
    };
    findings.push(...(await axeFindings(page, { seen })).map((finding) => `${name} ${finding}`));
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

  await page.locator('form[action="/demo/ipe-inss"] button').click();
  await page.waitForURL(/\/(\?agx_hash=|consentimentos|$)/);
  expect(new URL(page.url()).pathname).not.toContain('demo');

  await page.goto(`${stage.url}/operador`);
  await look('dentro');
  await page.getByRole('button', { name: 'Sair deste navegador' }).click();
  await page.getByLabel('Segredo').waitFor();
  expect([findings, complaints]).toEqual([[], []]);
  expect((await page.goto(`${stage.url}/simulador`))?.status()).toBe(401);
  await page.context().close();
});
