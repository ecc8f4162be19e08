import { expect, it } from 'vitest';
import { bankNamed, houseBank } from './testing/houseBank.ts';
import { banksIn } from './ofChannel.ts';

const lending = (bank: typeof houseBank, ...products: readonly string[]) => ({
  ...bank,
  lends: Object.fromEntries(Object.entries(bank.lends).filter(([product]) => products.includes(product))),
});

it('what a bank lends now goes before what it lent when a channel was kept, which is not forgotten', () => {
  const before = { ...lending(houseBank, 'cdc', 'clt'), name: 'Antes' };
  const dearer = { ...before, lends: { ...before.lends, cdc: { ...before.lends['cdc']!, monthlyRate: 0.5 } } };
  const now = lending(houseBank, 'cdc');
  const banks = banksIn({
    all: [
      { bank: now, lenders: [now] },
      { bank: dearer, lenders: [dearer] },
    ],
  });
  expect(banks.get(houseBank.slug)).toEqual({ ...now, lends: { ...now.lends, clt: before.lends['clt'] } });
});

it('are those that are compared as well', () => {
  const other = bankNamed('banco-serra-azul');
  const banks = banksIn({ all: [{ bank: houseBank, lenders: [houseBank, other] }] });
  expect([...banks.values()]).toEqual([houseBank, other]);
});
