import { addDays, parseDate } from '@passo/domain';
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { DAY } from '../../support/day.ts';
import { openStage } from '../../support/stage.ts';
import { openOffer, productOffers } from './productOffers.ts';
import { readSheet } from './sameNumbers.ts';
import { personAt } from './walkMoney.ts';

const stage = openStage();

const MONEY = /^R\$ [\d.]+,\d\d$/;
const SHARE = /^\d+(,\d)?$/;
const rate = (unit: string): RegExp => new RegExp(String.raw`^\d+,\d\d% ${unit}$`);

/** What every product tells before anything is signed (decisions, Money): the row, and what its values look like. */
const always: readonly (readonly [string, ...RegExp[]])[] = [
  ['Parcelas', /^\d+,? de R\$ [\d.]+,\d\d$/],
  ['Vencimentos', /^de \d\d\/\d\d\/\d{4}$/, /^até \d\d\/\d\d\/\d{4}$/],
  ['Total a pagar', MONEY],
  ['Atraso', /^multa de 2,00%$/, /^mais 1,00% ao mês$/],
  ['Oferta válida até', /^\d\d\/\d\d\/\d{4}$/],
];
/** What is lent at interest tells this as well. */
const lent: readonly (readonly [string, ...RegExp[]])[] = [
  ['Valor liberado', MONEY, SHARE],
  ['IOF', MONEY, SHARE],
  ['Total financiado', MONEY, /^100$/],
  ['Taxa de juros', rate('ao mês'), rate('ao ano')],
  ['CET', rate('ao mês'), rate('ao ano')],
];

/** What reaches over the edge of the sheet, or is cut off in it, but for the one list that is meant to move. */
const cutOff = (sheet: Locator): Promise<readonly string[]> =>
  sheet.evaluate((dialog) => {
    const { left, right } = dialog.getBoundingClientRect();
    const page = document.documentElement;
    const over = [...dialog.querySelectorAll('*')].filter((one) => {
      const box = one.getBoundingClientRect();
      const hidden = box.width <= 1 || one.closest('details, .visually-hidden') !== null;
      return (
        !hidden &&
        (box.left < left - 1 ||
          box.right > right + 1 ||
          (one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX !== 'visible'))
      );
    });
    const wide = page.scrollWidth > page.clientWidth ? [`page ${page.scrollWidth} > ${page.clientWidth}`] : [];
    return [...wide, ...over.map((one) => `${one.tagName} ${one.textContent?.slice(0, 40) ?? ''}`)];
  });

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

it.each(productOffers.map((offer, at) => ({ ...offer, at })))(
  '$channel: every item is there, at 320 px and for a screen reader',
  async (offer) => {
    const { person, sheet } = await openOffer(stage, offer, exampleCpf('25', offer.at));
    const { page } = person;
    const rows = await readSheet(sheet);
    const asked = [...rows.keys()].filter((label) => label.startsWith('Valor pedido'));
    expect(asked).toHaveLength(offer.interestFree === true ? 0 : 1);
    for (const [label, ...shapes] of [...always, ...(offer.interestFree === true ? [] : lent)]) {
      const values = rows.get(label) ?? [];
      for (const [at, shape] of shapes.entries()) expect(values[at], label).toMatch(shape);
    }
    for (const label of offer.own) expect(rows.get(label)?.[0], label).toMatch(MONEY);
    if (offer.interestFree === true)
      for (const label of ['CET', 'Taxa de juros', 'IOF']) expect(rows.has(label)).toBe(false);

    const words = plain(await sheet.innerText());
    for (const title of offer.interestFree === true
      ? ['Quem administra', 'Quem vende o plano']
      : ['Quem empresta', 'Quem oferece o crédito']) {
      const named = plain(await sheet.getByRole('table', { name: title }).innerText());
      expect(named).toMatch(/CNPJ\s+[\dA-Z]{2}\.[\dA-Z]{3}\.[\dA-Z]{3}\/[\dA-Z]{4}-\d\d/);
      expect(named).toMatch(/Endereço\s+.{12,}[^]*E-mail\s+\S+@\S+[^]*SAC\s+[\d ]{10,}[^]*Ouvidoria\s+[\d ]{10,}/);
    }
    expect(words).toMatch(/pagar a dívida toda ou uma parte|adiantar parcelas/);
    expect(words).toContain('em até 7 dias corridos');
    const validUntil = parseDate(rows.get('Oferta válida até')?.[0] ?? '');
    expect(validUntil ?? '').toSatisfy((day: string) => day >= addDays(DAY, 2));

    await page.setViewportSize({ width: 320, height: 640 });
    expect(await cutOff(sheet)).toEqual([]);

    const spoken = plain(await sheet.ariaSnapshot());
    for (const line of [
      /- table "(Do que é feito o valor financiado|Do que é feito o plano)":/,
      /- columnheader "Item"/,
      /- columnheader "Valor"/,
      /- columnheader "%"/,
      /- table "Condições da oferta":/,
      /- rowheader "Total a pagar"/,
    ])
      expect(spoken).toMatch(line);
    if (offer.interestFree !== true) {
      // The figure first, then the account.
      expect(spoken.indexOf('- img "Na primeira parcela')).toBeLessThan(spoken.indexOf('- table'));
      expect(spoken).toMatch(
        /- img "Na primeira parcela, R\$ [\d.,]+ são juros e R\$ [\d.,]+ pagam a dívida; na última, /,
      );
      for (const about of ['CET', 'IOF']) {
        const help = sheet.getByRole('button', { name: `Ajuda sobre ${about}` });
        await help.click();
        expect(await help.getAttribute('aria-expanded')).toBe('true');
      }
      expect(await cutOff(sheet)).toEqual([]);
    }
    await sheet.getByText('Todas as parcelas').click();
    await sheet
      .getByRole('table', { name: 'Cada parcela: quanto é juros, quanto paga a dívida e quanto falta' })
      .waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.context().close();
  },
);

it('explains how much of a benefit may go where it is chosen', async () => {
  const { person } = await personAt(stage, 'ipe-inss', exampleCpf('25', 40));
  await person.page.getByRole('radio').first().waitFor();
  await person.press('Ajuda sobre Benefício');
  await person.page.getByText(/^A lei guarda uma parte do seu benefício para você/).waitFor();
  await person.page.context().close();
});
