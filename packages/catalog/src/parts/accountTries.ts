import type { Facts, JsonObject } from '@passo/engine';
import type { AnswerName } from '../ports/factNames.ts';
import { kept } from '../ports/facts.ts';
import { keptOffer } from '../ports/keptOffer.ts';
import { REFUSED_ACCOUNTS, refusedAccounts, toldApart } from '../ports/refusedAccounts.ts';
import { loanProduct } from '../products/index.ts';
import type { Inconsistency } from './inconsistency.ts';
import { triesLeft } from './triesLeft.ts';

/** As many accounts may be tried in one order: a number is mistyped once or twice, and each of them is one more contract to be signed. */
const MOST_ACCOUNTS = 3;

/** Whether the money is the customer's, and not who sells or the bank that is paid off. */
function isPaidToCustomer(facts: Facts): boolean {
  const lines = keptOffer(kept(facts, 'oferta'))?.lines ?? [];
  const has = (name: string): boolean => lines.some(({ key, centavos }) => key === name && centavos > 0);
  return loanProduct(facts.product)?.payeeOf === undefined && (!has('divida') || has('troco'));
}

/** Where somebody else is paid, another account of the customer's mends nothing: it is none of which another takes the place. */
const learn = (_limit: number | undefined, facts: Facts): JsonObject => ({
  [REFUSED_ACCOUNTS]: isPaidToCustomer(facts) ? [...refusedAccounts(facts), toldApart(facts)] : [],
});

/** A deposit that the bank sent back is made to another account in the same order, once a contract that names it is signed. */
export const accountTries = {
  most: MOST_ACCOUNTS,
  after: 'account' satisfies Inconsistency,
  again: 'conta' satisfies AnswerName,
  title: 'O depósito não entrou na conta',
  says: (left: number) =>
    `Confira agência, conta e dígito, ou informe outra conta sua. Depois, assine o contrato de novo. ${triesLeft(left)}`,
  teaches: learn,
  isOver: (learned: JsonObject) => !Array.isArray(learned[REFUSED_ACCOUNTS]) || learned[REFUSED_ACCOUNTS].length === 0,
  gives: [REFUSED_ACCOUNTS],
} as const;
