import type { Facts } from '@passo/engine';
import type { ResultName } from './factNames.ts';
import { text } from './facts.ts';

/** Where it is kept which accounts of an order sent a deposit back. */
export const REFUSED_ACCOUNTS = 'contasRecusadas' satisfies ResultName;

/** What tells one account from another: bank, branch and number. */
export const toldApart = (facts: Facts): string =>
  [text(facts, 'banco'), text(facts, 'agencia'), text(facts, 'conta')].join(' ');

/** The accounts of this order that sent a deposit back. */
export function refusedAccounts({ results: { [REFUSED_ACCOUNTS]: kept } }: Facts): readonly string[] {
  return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
}

/** Whether the account that was answered is one of them. */
export const isRefusedAccount = (facts: Facts): boolean => refusedAccounts(facts).includes(toldApart(facts));
