import { expect, it } from 'vitest';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { openStage } from '../../support/stage.ts';
import { act } from '../journey/walk.ts';
import { askedOf, expectSameNumbers, readSheet } from './sameNumbers.ts';
import { personAt } from './walkMoney.ts';

const stage = openStage();

it('lends on the payroll: the same numbers on the card, in its sheet, in the contract and at the lender', async () => {
  const { person, proposal } = await personAt(stage, 'aurora-clt', exampleCpf('25'));
  const { page } = person;
  await act(person, '06-endereco', '07-documento', '08-selfie', '09-trabalho-da-dataprev');
  await person.sees('Quanto você precisa?');
  await person.leastOn('Valor do empréstimo');
  await person.pick('24x');
  await page.getByText('24 parcelas de', { exact: true }).waitFor();
  await page.locator('main [aria-busy]').first().waitFor({ state: 'detached' });
  await person.press('Ver todos os custos');
  const dialog = page.getByRole('dialog', { name: 'Todos os custos' });
  await dialog.waitFor();
  const seen = await readSheet(dialog);
  await dialog.getByRole('button', { name: 'Entendi' }).click();
  await dialog.waitFor({ state: 'hidden' });
  // Its footer decides nothing, so Escape is another way out.
  await person.press('Ver todos os custos');
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  const asked = Number(await page.getByRole('slider', { name: 'Valor do empréstimo' }).inputValue());
  await person.press('Continuar com 24x');
  const { quote } = await expectSameNumbers(person, proposal, seen);
  const { accepted, held } = await askedOf(person, proposal);
  expect([quote.requestedCentavos, accepted.requestedCentavos, held.question.requestedCentavos]).toEqual([
    asked,
    asked,
    asked,
  ]);
  await page.context().close();
});
