import { own } from '@passo/engine';
import { text } from '../ports/facts.ts';
import type { ConflictRule } from './conflictRule.ts';

const WAIT = 'Só dá para antecipar 90 dias depois de escolher o saque-aniversário.';

const words: Readonly<Record<string, string>> = {
  recente: `${WAIT} Volte quando esse prazo passar.`,
  nenhuma: `${WAIT} Escolha no aplicativo FGTS e volte depois desse prazo.`,
};

/** Who has not chosen the yearly withdrawal, or only just, has none to sell: nobody sends photos to hear that (Resolução CCFGTS 1.130/2025). */
export const yearlyWithdrawal: ConflictRule = {
  field: 'opcaoSaque',
  problem: (facts) => own(words, text(facts, 'opcaoSaque')) ?? null,
};
