import type { Facts, JsonObject } from '@passo/engine';
import { expect, it } from 'vitest';
import { conflicts } from '../particulars/conflicts.ts';
import { accountTries } from './accountTries.ts';
import { exceptContract } from './exceptContract.ts';

const kind = (value: string, label: string): JsonObject => ({ tipoConta: { value, label } });
const answers = {
  ...{ banco: { value: '001', label: '001 · Banco do Brasil' }, agencia: '1234', conta: '123456' },
  ...kind('corrente', 'Corrente'),
};
const lines = (...keys: readonly string[]): JsonObject[] => keys.map((key) => ({ key, label: key, centavos: 100 }));
const facts = (product: string, given: JsonObject[] = [], results: JsonObject = {}): Facts => ({
  ...{ product, answers },
  results: { oferta: { id: 'of_1', lender: {}, quote: {}, validUntil: '2026-12-01', lines: given }, ...results },
});

it.each<[string, Facts, boolean]>([
  ['money for the customer', facts('clt'), true],
  ['what is left of a contract that is renewed', facts('refinancing', lines('divida', 'troco')), true],
  ['a debt that another bank is paid for', facts('portability', lines('divida')), false],
  ['a vehicle, whose seller is paid', facts('vehicle'), false],
])('another account is of use for %s: %s', (_what, of, isOfUse) =>
  expect(accountTries.isOver(accountTries.teaches(undefined, of))).toBe(!isOfUse),
);

it('an account that sent a deposit back is not taken again, and any other is', () => {
  const first = accountTries.teaches(undefined, facts('clt', [], { contasRecusadas: ['033 1 2'] }));
  expect(first).toEqual({ contasRecusadas: ['033 1 2', '001 1234 123456 corrente'] });
  const problems = (given: JsonObject) =>
    conflicts({ product: 'clt', answers: { ...answers, ...given }, results: first }).map(({ field }) => field);
  expect(problems({})).toEqual(['conta']);
  for (const same of [{ conta: '0123456' }, { conta: '0000000123456' }, { agencia: '01234' }])
    expect(problems(same)).toEqual(['conta']);
  const others = [{ conta: '123457' }, { agencia: '1' }, { banco: { value: '033', label: 'x' } }];
  for (const other of [...others, kind('poupanca', 'Poupança')]) expect(problems(other)).toEqual([]);
});

it('a deduction stands on all of its question but the contract’s hash', () => {
  const question = { cpf: '1', reservation: 'RSV-1', contractHash: 'abc' };
  expect(exceptContract(question)).toEqual({ cpf: '1', reservation: 'RSV-1' });
});
