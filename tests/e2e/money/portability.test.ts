import { expect, it } from 'vitest';
import { exampleCpf } from '../../../apps/server/src/simulator/outcomes.ts';
import { openStage } from '../../support/stage.ts';
import { inspect } from '../journey/screens.ts';
import { askedOf, expectSameNumbers, readSheet } from './sameNumbers.ts';
import { giveAccount, personAt, signByCode } from './walkMoney.ts';

const stage = openStage();

it('brings a debt from another bank, with a troco: the same numbers from the choice to the money', async () => {
  const { person, proposal } = await personAt(stage, 'aurora-portabilidade', exampleCpf('25'));
  const { page } = person;
  const findings: string[] = [];
  const look = async (name: string): Promise<void> => void findings.push(...(await inspect(page, name)));
  await person.sees('Qual dívida vamos trazer?');
  await page.getByRole('radio', { name: /CP-20431/ }).check();
  await person.type(/^Troco/, '100000');
  const option = page.getByRole('button', { name: /^60x/ });
  await option.waitFor();
  await look('portabilidade-opcoes');
  await option.click();
  const offer = page.getByRole('dialog', { name: 'Sua oferta' });
  await offer.getByText('Você recebe', { exact: true }).waitFor();
  await look('portabilidade-oferta');
  const seen = await readSheet(offer);
  expect(seen.get('Troco que você recebe')).toEqual(['R$ 1.000,00']);
  await offer.getByRole('button', { name: 'Continuar com esta oferta' }).click();
  await giveAccount(person);

  const { quote, lines = [] } = await expectSameNumbers(person, proposal, seen);
  await look('portabilidade-contrato');
  const line = (key: string): number => lines.find((one) => one.key === key)?.centavos ?? 0;
  // What is released settles the old debt and leaves the troco; tax is paid on the troco alone.
  expect(quote.releasedCentavos).toBe(line('divida') + line('troco'));
  expect(line('troco')).toBe(100_000);
  const { accepted, held } = await askedOf(person, proposal);
  expect([accepted.requestedCentavos, held.question.contract]).toEqual([100_000, 'CP-20431']);

  await signByCode(person);
  await person.sees('Pronto, a sua dívida mudou de banco');
  await look('portabilidade-fim');
  expect((await page.getByRole('main').innerText()).replaceAll('\u00a0', ' ')).toContain('R$ 1.000,00');
  expect((await askedOf(person, proposal)).disbursed?.offer).toBe(accepted.offer);
  expect(findings).toEqual([]);
  await page.context().close();
});
