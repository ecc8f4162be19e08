import type { Facts, JsonObject } from '@passo/engine';
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
