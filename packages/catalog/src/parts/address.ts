import { masks } from '@passo/domain';
import type { Facts, Json, JsonObject } from '@passo/engine';
import { label, text } from '../ports/facts.ts';
import type { BankAccount } from '../ports/lender.ts';

export const addressOf = (facts: Facts): JsonObject => ({
  cep: text(facts, 'cep'),
  logradouro: text(facts, 'logradouro'),
  numero: text(facts, 'numero'),
  complemento: text(facts, 'complemento'),
  bairro: text(facts, 'bairro'),
  cidade: text(facts, 'cidade'),
  uf: text(facts, 'uf'),
});

export const accountOf = (facts: Facts): BankAccount => ({
  bank: label(facts, 'banco'),
  agency: text(facts, 'agencia'),
  account: text(facts, 'conta'),
  type: label(facts, 'tipoConta'),
});

/** The account as people write it, a line each; null where none was asked. */
export function toldAccount(facts: Facts): Json {
  const { bank, agency, account } = accountOf(facts);
  if (account === '') return null;
  return [bank, `Ag. ${agency} · Conta ${masks.account.mask(account)}`];
}
