import { describe, expect, it } from 'vitest';
import { complaintsOf, openStage } from '../../support/stage.ts';
import { Person } from './person.ts';
import { inspect } from './screens.ts';
import { agreeToAll, begin, screens, walkTo } from './walk.ts';

const stage = openStage();

describe('the private-payroll journey', () => {
  it('goes from /demo to the money on a phone, with real clicks and a real camera; axe finds nothing on any screen', async () => {
    const page = await stage.device();
    const complaints = complaintsOf(page);
    const person = new Person(page, stage.url, '52998224725');
    await page.goto(`${stage.url}/demo`);
    const findings = [...(await inspect(page, '00-demo'))];
    await person.press('Abrir');
    await person.sees('Dinheiro com calma, parcela no salário');
    findings.push(...(await inspect(page, '00-landing')));
    await person.press('Começar');
    await person.sees('Vamos começar?');
    findings.push(...(await inspect(page, '00-termo')));
    await agreeToAll(person);
    for (const screen of screens) {
      await person.sees(screen.title);
      findings.push(...(await inspect(page, screen.name)));
      for (const overlay of screen.overlays ?? []) {
        await overlay.open(person);
        await page.locator('dialog[open]').waitFor();
        findings.push(...(await inspect(page, `${screen.name}-${overlay.name}`)));
        await page.goBack();
        await page.locator('dialog[open]').waitFor({ state: 'hidden' });
      }
      await screen.act(person);
    }
    expect(findings).toEqual([]);
    expect(complaints).toEqual([]);
    await person.page.context().close();
  });

  it('is left while somebody else works and goes on by the same link: on this device at once, on another with a code', async () => {
    const person = new Person(await stage.device(), stage.url, '12345678909');
    await begin(person, stage.url);
    await walkTo(person, '13-empresa');
    const [, hash = ''] =
      (await person.page.evaluate(() => localStorage.getItem('agx_hash') ?? '')).match(/([\w-]{22,})/) ?? [];
    await person.page.goto('about:blank');
    await person.page.goto(`${stage.url}/?agx_hash=${hash}`);
    await person.sees('Sua empresa está conferindo o pedido');
    expect(person.page.url()).not.toContain(hash);

    const stranger = new Person(await stage.device(), stage.url, '12345678909');
    await stranger.page.goto(`${stage.url}/?agx_hash=${hash}`);
    await stranger.sees('Que bom que você voltou');
    expect(new URL(stranger.page.url()).pathname).toBe('/token-validation');
    expect(await stranger.page.content()).not.toContain('Maria');
    await stranger.press('Receber código');
    await stranger.sees('Digite o código');
    await stranger.type('Código de 6 números', await stranger.code());
    await stranger.sees('Sua empresa está conferindo o pedido');
    await person.page.context().close();
    await stranger.page.context().close();
  });
});
