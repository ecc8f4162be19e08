import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { openStage } from '../../support/stage.ts';
import { inspect } from '../journey/screens.ts';
import { askedOf, expectSameNumbers, readSheet } from './sameNumbers.ts';
import { giveIncome, giveRegistration, giveSeller, income, keptOf, registration, seller } from './giveDetails.ts';
import { reachContract, personAt, signByCode } from './walkMoney.ts';

const stage = openStage();

const centavos = (text: string): number => Number(text.replaceAll(/[^\d]/g, ''));

/** What a card of the comparison says: first installment, total, interest. */
async function cardOf(page: Page, name: RegExp) {
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  const value = async (label: string): Promise<number> =>
    centavos(await card.locator('dl > div').filter({ hasText: label }).locator('dd').innerText());
  const [first = ''] = /R\$\s[\d.]+,\d\d/.exec(await card.innerText()) ?? [];
  return { card, first: centavos(first), total: await value('Total'), interest: await value('Juros') };
}

it('finances a home: SAC beside Price, and what is chosen is what is signed', async () => {
  const { person, proposal } = await personAt(stage, 'aurora-imovel', exampleCpf('25'));
  const { page } = person;
  const findings: string[] = [];
  const look = async (name: string): Promise<void> => void findings.push(...(await inspect(page, name)));
  await person.sees('Qual imóvel você quer?');
  await person.type('Valor do imóvel', '40000000');
  await person.press('Continuar');
  await person.sees('SAC ou Price: veja lado a lado');
  await person.pick('360');
  await page.getByText(/em 360 parcelas/).waitFor();
  await look('imovel-comparacao');
  const [sac, price] = [await cardOf(page, /^SAC/), await cardOf(page, /^Price/)];
  // SAC begins higher and costs less in the end.
  expect(sac.first).toBeGreaterThan(price.first);
  expect(sac.total).toBeLessThan(price.total);
  expect(sac.interest).toBeLessThan(price.interest);
  await sac.card.getByRole('button', { name: /^Ver oferta SAC/ }).click();
  const offer = page.getByRole('dialog', { name: 'Sua oferta' });
  await offer.waitFor();
  await look('imovel-oferta');
  const seen = await readSheet(offer);
  expect(seen.get('IOF')).toEqual(['R$ 0,00', '0,0']);
  await offer.getByRole('button', { name: 'Escolher esta forma' }).click();
  await person.sees('Mais um pouco sobre você');
  // What was answered before is shown as people write it, and not asked again.
  const birth = page.getByRole('definition').filter({ hasText: 'Alterar Data de nascimento' });
  await birth.getByText('12/05/1990', { exact: true }).waitFor();
  expect(await page.getByRole('textbox', { name: 'Data de nascimento' }).count()).toBe(0);
  expect(await page.getByRole('radiogroup', { name: 'Estado civil' }).count()).toBe(0);
  await giveRegistration(person);
  await look('imovel-cadastro');
  await person.press('Continuar');
  await person.sees('Quanto entra por mês?');
  await giveIncome(person);
  await look('imovel-renda');
  await person.press('Continuar');
  await person.sees('O imóvel e quem vende');
  await giveSeller(person);
  await look('imovel-vendedor');
  await person.press('Continuar');
  await reachContract(person);
  const kept = await Promise.all(
    ['dados-complementares', 'renda', 'imovel-e-vendedor'].map((step) => keptOf(person, step)),
  );
  expect(kept).toEqual([registration, income, seller]);

  const { quote, title } = await expectSameNumbers(person, proposal, seen);
  await look('imovel-contrato');
  expect(title).toMatch(/^SAC/);
  expect([quote.installmentCentavos, quote.totalCentavos, quote.interestCentavos]).toEqual([
    sac.first,
    sac.total,
    sac.interest,
  ]);
  const { accepted, held } = await askedOf(person, proposal);
  // A fifth at once, as the slider says unless it is moved.
  expect([accepted.downPaymentCentavos, held.question.downPaymentCentavos]).toEqual([8_000_000, 8_000_000]);

  await signByCode(person);
  await person.sees('Seu financiamento está contratado');
  await look('imovel-fim');
  expect((await askedOf(person, proposal)).disbursed?.offer).toBe(accepted.offer);
  expect(findings).toEqual([]);
  await page.context().close();
});
