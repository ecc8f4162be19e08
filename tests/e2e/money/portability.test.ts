import { expect, it } from 'vitest';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { openStage } from '../../support/stage.ts';
import { inspect } from '../journey/screens.ts';
import { askedOf, expectSameNumbers, readSheet } from './sameNumbers.ts';
import { reachContract, personAt, signByCode } from './walkMoney.ts';

const stage = openStage();

const centavos = (text = ''): number => Number(text.replaceAll(/\D/g, ''));

it('brings a debt from another bank, shorter or as long and cheaper: the same numbers from the choice to the money', async () => {
  const { person, proposal } = await personAt(stage, 'aurora-portabilidade', exampleCpf('25'));
  const { page } = person;
  const findings: string[] = [];
  const look = async (name: string): Promise<void> => void findings.push(...(await inspect(page, name)));
  await person.sees('Qual dívida vamos trazer?');
  // Nothing is asked but the contract.
  expect(await page.getByRole('textbox').count()).toBe(0);
  await page.getByRole('radio', { name: /CP-20431/ }).check();
  const option = page.getByRole('radio', { name: /economia de R\$/ });
  await option.first().waitFor();
  await look('portabilidade-opcoes');
  await option.last().check();
  await person.press('Ver todos os custos');
  const offer = page.getByRole('dialog', { name: 'Todos os custos' });
  await offer.getByText('Quita a sua dívida de', { exact: true }).waitFor();
  await look('portabilidade-oferta');
  const seen = await readSheet(offer);
  const [left, saved, total] = ['Falta pagar no contrato de hoje', 'Você economiza', 'Total a pagar'].map((label) =>
    centavos(seen.get(label)?.[0]),
  );
  expect(saved).toBeGreaterThan(0);
  expect(left).toBe((total ?? 0) + (saved ?? 0));
  await offer.getByRole('button', { name: 'Entendi' }).click();
  await person.press('Continuar com esta oferta');
  await reachContract(person);

  const { quote, lines = [], replaces } = await expectSameNumbers(person, proposal, seen);
  await look('portabilidade-contrato');
  const line = (key: string): number => lines.find((one) => one.key === key)?.centavos ?? 0;
  // What is released settles the old debt, and no more; it ends no later, and no tax is paid on it.
  expect([quote.releasedCentavos, quote.iofCentavos]).toEqual([line('divida'), 0]);
  expect(quote.lastDueOn <= (replaces?.lastDueOn ?? '')).toBe(true);
  expect([line('faltaPagar'), line('economia')]).toEqual([left, saved]);
  const { accepted, held } = await askedOf(person, proposal);
  expect([accepted.requestedCentavos, held.question.contract]).toEqual([0, 'CP-20431']);

  await signByCode(person);
  await person.sees('Pronto, a sua dívida mudou de banco');
  await look('portabilidade-fim');
  expect(await page.getByRole('main').innerText()).not.toMatch(/troco/i);
  expect((await askedOf(person, proposal)).disbursed?.offer).toBe(accepted.offer);
  expect(findings).toEqual([]);
  await page.context().close();
});
