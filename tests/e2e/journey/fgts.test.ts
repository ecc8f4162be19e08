import { describe, expect, it } from 'vitest';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { PHONE } from '../../support/axe.ts';
import { openStage } from '../../support/stage.ts';
import { expectSameNumbers, proposalOf, readSheet } from '../money/sameNumbers.ts';
import { Person } from './person.ts';
import { inspect } from './screens.ts';
import { act } from './walk.ts';

const reais = (text: string): number => Number(/([\d.]+,\d\d)/.exec(text)?.[1]?.replaceAll('.', '').replace(',', '.'));

/** Day → how many yearly withdrawals may be sold on it (Resolução CCFGTS 958/2020 with 1.130/2025), and when the first falls due. */
const days = [
  ['2026-10-20', 5, '07/05/2027'],
  ['2026-11-10', 3, '07/05/2027'],
] as const;

/** Words that reach beyond the place that they have in a row. */
const cutOff = (frame: Element): readonly string[] =>
  [...frame.querySelectorAll('label *')]
    .filter(({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth)
    .map(({ textContent }) => textContent ?? '');

describe.each(days)('on %s', (day, most, firstDueOn) => {
  const stage = openStage({ PASSO_CLOCK: `${day}T12:00:00Z` });

  it(`sells anniversary withdrawals of the FGTS, ${most} at most`, async () => {
    const person = new Person(await stage.device(), stage.url, exampleCpf('25', 3));
    // What the browser takes for today; its timers go on by themselves.
    await person.page.clock.setSystemTime(`${day}T12:00:00Z`);
    const proposal = proposalOf(person.page);
    const findings: string[] = [];
    const look = async (name: string): Promise<void> => void findings.push(...(await inspect(person.page, name)));
    await person.page.goto(`${stage.url}/?canal=ipe-fgts&comecar=1`);
    await person.sees('Você já ativou o saque-aniversário?');
    await look('fgts-tutorial');
    await person.pick(/^Já ativei/);
    await person.press('Já autorizei');
    await person.sees('Seu CPF e autorizações');
    expect(person.taps, 'taps before anything is typed').toBe(2);
    await person.type('CPF', person.cpf);
    for (const term of await person.page.getByRole('checkbox').all()) await term.check();
    await person.press('Continuar');
    await act(person, '02-celular', '03-codigo', '04-dados-pessoais', '07-documento', '08-selfie');

    // The query's stages pass by themselves, faster than a slow machine looks.
    await person.sees('Quantos saques você quer antecipar?');
    await person.page.getByRole('heading', { name: 'Escolha uma opção' }).waitFor();
    const options = person.page.getByRole('radio', { name: /^\d saques?/ });
    await options.first().waitFor();
    expect(await options.count()).toBe(most);
    await look('fgts-opcoes');
    await person.page.setViewportSize({ width: 320, height: 568 });
    expect(await person.page.getByRole('group', { name: 'Escolha uma opção' }).evaluate(cutOff)).toEqual([]);
    await person.page.setViewportSize(PHONE);
    await options.last().check();
    await person.press(/^Ver todos os custos$/);
    await person.page.getByRole('dialog').waitFor();
    await look('fgts-oferta');
    await person.page.getByText('Todas as parcelas').click();
    const table = person.page.getByRole('group', { name: 'Tabela de parcelas' });
    const rows = await table.locator('tbody tr').allInnerTexts();
    expect(rows).toHaveLength(most);
    expect(rows[0]).toContain(firstDueOn);
    for (const sold of await table.locator('tbody td:nth-child(3)').allInnerTexts()) {
      // Between R$ 100 and R$ 500 of each yearly withdrawal.
      expect(reais(sold)).toBeGreaterThanOrEqual(100);
      expect(reais(sold)).toBeLessThanOrEqual(500);
    }
    const seen = await readSheet(person.page.getByRole('dialog'));
    await person.page.getByRole('dialog').getByRole('button', { name: 'Entendi' }).click();
    await person.press(`Quero em ${most} saques`);

    await expectSameNumbers(person, await proposal, seen);
    await act(person, '12-contrato', '13-assinatura');
    await person.sees('O dinheiro foi para a sua conta');
    await look('fgts-fim');
    expect(findings).toEqual([]);
    await person.page.context().close();
  });
});
