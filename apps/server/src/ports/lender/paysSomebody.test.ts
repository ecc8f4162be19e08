import type { Payee } from '@passo/catalog';
import { expect, it } from 'vitest';
import { paysSomebody } from './paysSomebody.ts';

const person = { cpf: '52998224725', name: 'Maria da Silva', birthDate: '1990-05-12' };
const account = { bank: '001', agency: '1234', account: '567890', type: 'Corrente' };
const asking = { key: 'p:pagamento:1', signal: new AbortController().signal };

it.each<[string, Payee | undefined, boolean]>([
  ['the customer', undefined, true],
  ['a seller', { name: 'Carlos Pereira', document: '11222333000181' }, true],
  ['a seller without a name', { name: '', document: '11222333000181' }, false],
  ['a seller without a number', { name: 'Carlos Pereira', document: '' }, false],
  ['a seller whose number is none', { name: 'Carlos Pereira', document: '11111111111' }, false],
])('a payment to %s is asked for only where somebody is named', async (_, payee, isAsked) => {
  let heard = false;
  const { ask } = paysSomebody({
    ...{ timeoutMs: 1_000, tries: 1 },
    ask: async () => {
      heard = true;
      return { kind: 'done', value: { reference: 'r', paidOn: '2026-11-20' } };
    },
  });
  const answer = await ask({ offer: 'of_1', person, account, ...(payee !== undefined && { payee }) }, asking);
  expect([heard, answer.kind]).toEqual([isAsked, isAsked ? 'done' : 'failed']);
});
