import { masks } from '@passo/domain';
import type { Facts, Json, JsonObject } from '@passo/engine';
import { label, text } from '../ports/facts.ts';
import type { BankAccount } from '../ports/lender.ts';
import { accountTypes } from './accountTypes.ts';

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

const [[, USUAL]] = accountTypes;

/** The account as people write it, a line each, with its kind where it is not the usual one; null where none was asked. */
export function toldAccount(facts: Facts): Json {
  const { bank, agency, account, type } = accountOf(facts);
  if (account === '') return null;
  const kind = type === '' || type === USUAL ? '' : ` ${type.toLowerCase()}`;
  return [bank, `Ag. ${agency} · Conta${kind} ${masks.account.mask(account)}`];
}
