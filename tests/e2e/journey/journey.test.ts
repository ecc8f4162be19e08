import { describe, expect, it } from 'vitest';
import { amount } from '../../support/amount.ts';
import { Customer } from '../../support/customer.ts';
import { oneOfEach, shipped } from '../../support/shipped.ts';
import { walk, World } from '../../support/journey.ts';
import { complaintsOf, openStage } from '../../support/stage.ts';
import { takeOver } from '../../support/takeOver.ts';
import { rowsOf } from '../ends/page.ts';
import { Person } from './person.ts';
import { inspect } from './screens.ts';
import { agreeToAll, screens } from './walk.ts';

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
    // From the link on.
    person.taps = 0;
    findings.push(...(await inspect(page, '00-landing')));
    await person.press('Começar');
    await person.sees('Seu CPF e autorizações');
    findings.push(...(await inspect(page, '00-termo')));
    await agreeToAll(person);
    for (const screen of screens) {
      await person.sees(screen.title);
      await screen.whole?.(person);
      findings.push(...(await inspect(page, screen.name)));
      const { taps } = person;
      if (screen.name === '15-fim')
        expect(taps, 'taps beside typing, from the link to the signature').toBeLessThanOrEqual(30);
      for (const overlay of screen.overlays ?? []) {
        await overlay.open(person);
        await page.locator('dialog[open]').waitFor();
        findings.push(...(await inspect(page, `${screen.name}-${overlay.name}`)));
        await page.goBack();
        await page.locator('dialog[open]').waitFor({ state: 'hidden' });
      }
      person.taps = taps;
      await screen.act(person);
    }
    expect(Object.keys(await rowsOf(page))).toEqual([
      ...['Conta', 'Primeira parcela, direto do seu salário', 'Para desistir, devolva o que recebeu'],
      ...['Contrato com quem empresta', 'Comprovante', 'Ajuda'],
    ]);
    expect(findings).toEqual([]);
    expect(complaints).toEqual([]);
    await person.page.context().close();
  });

  it('is left while somebody else works and goes on by the same link: on this device at once, on another with a code', async () => {
    const person = new Person(await stage.device(), stage.url, '12345678909');
    const customer = Object.assign(new Customer(stage.url), { phone: person.phone });
    await walk(customer, new World(stage.url), person.cpf, 'aprovacao-da-empresa');
    const { hash } = customer;
    await takeOver(person.page, customer);
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

describe('a first page', () => {
  it('says who lends before anything is scrolled, on small phones too, and axe finds nothing on another brand’s', async () => {
    const page = await stage.device();
    const complaints = complaintsOf(page);
    for (const { code } of amount(oneOfEach, shipped).filter(({ settings }) => settings.landing !== undefined)) {
      await page.goto(`${stage.url}/?canal=${code}`);
      for (const [width, height] of [
        [320, 568],
        [360, 640],
        [360, 740],
      ] as const) {
        await page.setViewportSize({ width, height });
        const [who, bar] = await Promise.all(['.who', '.go'].map((name) => page.locator(name).boundingBox()));
        const below = (who?.y ?? 0) + (who?.height ?? 0) - (bar?.y ?? 0);
        expect(Math.round(below), `${code} at ${width} x ${height}`).toBeLessThanOrEqual(0);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), code).toBeLessThanOrEqual(width);
      }
    }
    const ahead = page.waitForResponse(/\/assets\/first-\w+\.js$/);
    await page.goto(`${stage.url}/?canal=ipe-luz`);
    expect(await inspect(page, '00-landing-ipe')).toEqual([]);
    // The next page's files, which this one does not need.
    expect((await ahead).ok()).toBe(true);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
