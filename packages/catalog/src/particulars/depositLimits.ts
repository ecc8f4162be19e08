import { formatMoney } from '@passo/domain';
import { centavos } from '../ports/facts.ts';
import type { AnswerName } from '../ports/factNames.ts';
import type { ConflictRule } from './conflictRule.ts';

/** A longer time whose limit is below a shorter one's would make the shorter one's say more than it lets in. */
const atLeast = (field: AnswerName, shorter: AnswerName, words: (least: string) => string): ConflictRule => ({
  field,
  problem: (facts) => {
    const [least, most] = [centavos(facts, shorter), centavos(facts, field)];
    return most === 0 || most >= least ? null : words(formatMoney(least));
  },
});

/** The limits that customers set themselves where money is put at risk (Portaria SPA/MF 1.231/2024). */
export const limitRules: readonly ConflictRule[] = [
  atLeast(
    'limiteSemanal',
    'limiteDiario',
    (least) => `Seu limite por dia é ${least}. Na semana, ponha esse valor ou mais, ou diminua o do dia.`,
  ),
  atLeast(
    'limiteMensal',
    'limiteSemanal',
    (least) => `Seu limite por semana é ${least}. No mês, ponha esse valor ou mais, ou diminua o da semana.`,
  ),
];
