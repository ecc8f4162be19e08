import { it } from 'vitest';
import { launchChromium } from '../support/chromium.ts';
import { RealServer } from '../support/realServer.ts';
it('shots', async () => {
  const server = await RealServer.create();
  const [browser] = await Promise.all([launchChromium(), server.start()]);
  const shots: readonly (readonly [string, string, number, string])[] = JSON.parse(process.env.SHOTS ?? '[]');
  for (const [name, query, width, theme] of shots) {
    const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme: theme === 'dark' ? 'dark' : 'light' });
    await page.goto(`${server.url}/componentes${query}&tema=${theme}`);
    await page.getByRole('heading', { level: 1, name: 'Componentes' }).waitFor();
    await page.waitForTimeout(600);
    if (query.includes('abre=1')) { await page.getByRole('button', { name: /Como preencher/ }).first().click(); await page.waitForTimeout(500); }
    await page.screenshot({ path: `/tmp/b3/shots/${name}.png`, fullPage: !query.includes('abre=1') });
    await page.close();
  }
  await browser.close();
  await server.remove();
});
