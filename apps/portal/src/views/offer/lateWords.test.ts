import { expect, it } from 'vitest';
import { lateWords } from './lateWords.ts';

/* Signed for 23/11, asked for on 26/11. */

it.each([
  ['not paid yet', '', /^Os valores foram refeitos, como o contrato prevê\./],
  [
    'paid on the day for which it was asked',
    '2026-11-26',
    /^O dinheiro saiu em 26\/11\/2026, e não no dia do contrato\./,
  ],
  ['paid later than that', '2026-11-27', /^O dinheiro saiu em 27\/11\/2026, e não no dia do contrato\./],
])('%s: the figures were made anew', (_what, paidOn, words) => expect(lateWords(paidOn, '2026-11-26')).toMatch(words));

it('told for the contract’s own day, or another before it was asked for: whose figures hold, and that no days before them cost', () => {
  for (const paidOn of ['2026-11-23', '2026-11-24']) {
    const words = lateWords(paidOn, '2026-11-26');
    expect(words).not.toContain('não no dia do contrato');
    expect(words).toContain('pedido para 26/11/2026. Valem os valores desse dia');
  }
});
