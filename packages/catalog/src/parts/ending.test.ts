import { expect, it } from 'vitest';
import { exampleLender } from '../testing/exampleLender.ts';
import { loanProduct } from '../products/index.ts';
import { showsEnding, withdrawalOf } from './ending.ts';

const quoted = loanProduct('clt')?.quote({
  ...{ requestedCentavos: 850_000, installments: 24, monthlyRate: 0.0179, paidOutOn: '2026-11-20' },
});
if (quoted?.ok !== true) throw new Error('the example is a loan');
const oferta = {
  ...{ id: 'of_1', lender: exampleLender, quote: quoted.value, validUntil: '2026-11-22' },
  late: { fine: 0.02, monthlyInterest: 0.01 },
};

const shown = (results: object, answers: object = {}) =>
  showsEnding({}, { product: 'clt', answers: { ...answers }, results: JSON.parse(JSON.stringify(results)) });

const account = { banco: { value: '001', label: '001 · Banco do Brasil' }, agencia: '1234', conta: '123456' };

it.each([
  ['the day the money came', { oferta, pagamento: { paidOn: '2026-11-26' } }, 'Até 03/12/2026'],
  ['no day known', { oferta, pagamento: {} }, 'Em até 7 dias corridos de quando o dinheiro chegar'],
  ['a day that is none', { oferta, pagamento: { paidOn: '2026-02-31' } }, /^Em até 7 dias/],
  ['a plan, which counts from the signature', { oferta: { ...oferta, interestFree: true } }, /da assinatura$/],
] as const)('one may withdraw with %s', (_what, results, words) =>
  expect(shown(results).desistencia).toEqual(typeof words === 'string' ? words : expect.stringMatching(words)),
);

it.each([
  ['a loan', { oferta }, 'Em até 7 dias corridos de quando o dinheiro chegar'],
  [
    'a loan whose day of payment is known',
    { oferta, pagamento: { paidOn: '2026-11-26' } },
    /de quando o dinheiro chegar$/,
  ],
  ['a plan', { oferta: { ...oferta, interestFree: true } }, 'Em até 7 dias da assinatura'],
  ['nothing', {}, null],
] as const)('whoever is about to sign %s reads how long it can be undone', (_what, results, words) => {
  const facts = { product: 'clt', answers: {}, results: JSON.parse(JSON.stringify(results)) };
  expect(withdrawalOf(facts)).toEqual(words instanceof RegExp ? expect.stringMatching(words) : words);
});

it('tells the account as people write it, and nothing where none was asked or nothing agreed', () => {
  expect(shown({ oferta }, account).conta).toEqual(['001 · Banco do Brasil', 'Ag. 1234 · Conta 12345-6']);
  expect(shown({})).toMatchObject({ conta: null, desistencia: null });
});

it.each([
  ['corrente', 'Corrente', 'Conta 12345-6'],
  ['poupanca', 'Poupança', 'Conta poupança 12345-6'],
  ['salario', 'Salário', 'Conta salário 12345-6'],
])('tells its kind where it is not the usual one: %s', (value, label, told) =>
  expect(shown({ oferta }, { ...account, tipoConta: { value, label } }).conta).toEqual([
    '001 · Banco do Brasil',
    `Ag. 1234 · ${told}`,
  ]),
);
