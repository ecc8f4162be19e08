import type { Facts } from '@passo/engine';
import type { ResultName } from './factNames.ts';
import { text } from './facts.ts';

/** Where it is kept which accounts of an order sent a deposit back. */
export const REFUSED_ACCOUNTS = 'contasRecusadas' satisfies ResultName;

/** Zeros that one bank writes before a number and another does not. */
const bare = (written: string): string => written.replace(/^0+(?=.)/, '');

/** What tells one account from another, however it is written: bank, branch, number and kind. */
export const toldApart = (facts: Facts): string =>
  [
    text(facts, 'banco'),
    bare(text(facts, 'agencia')),
    bare(text(facts, 'conta')),
    text(facts, 'tipoConta').toLowerCase(),
  ].join(' ');

/** The accounts of this order that sent a deposit back. */
export function refusedAccounts({ results: { [REFUSED_ACCOUNTS]: kept } }: Facts): readonly string[] {
  return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
}

/** Whether the account that was answered is one of them. */
export const isRefusedAccount = (facts: Facts): boolean => refusedAccounts(facts).includes(toldApart(facts));
