import { loanProduct, replacedOn } from '@passo/catalog';
import { expect, it } from 'vitest';
import { contractsOf } from '../../simulator/ports/lender/contracts.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { chosenDebt } from './chosenDebt.ts';

const on = '2026-11-20' as const;
const clock = { now: () => new Date(`${on}T12:00:00Z`) };
const [first] = contractsOf('portability', '52998224725', on);
const books = async () => ({ kind: 'done' as const, value: contractsOf('portability', '52998224725', on) });
const noBooks = async () => ({ kind: 'done' as const, value: [] });
const asking = () => ({ key: 'k', signal: new AbortController().signal });

const asked = (contract: string | undefined, slug = 'portability') => ({
  ...{ product: loanProduct(slug), asking },
  question: {
    ...{
      product: slug,
      bankSlug: 'banco-horizonte',
      requestedCentavos: 0,
      installments: 0,
      marginCentavos: 0,
      monthlyRate: 0,
    },
    details: contract === undefined ? {} : { contract },
  },
});

it('is what the books say is owed on it today', async () => {
  const found = await chosenDebt({ clock, lender: { contracts: books } }, asked(first?.id));
  expect(found).toEqual({ kind: 'done', value: first && replacedOn(first, on) });
  expect(found).toMatchObject({ value: { contract: 'CP-20431', lastDueOn: first?.open.at(-1)?.dueOn } });
});

it('is refused where the books have no such contract, and fails where they do not answer', async () => {
  expect(await chosenDebt({ clock, lender: { contracts: books } }, asked('XX-1'))).toMatchObject({ kind: 'refused' });
  const failed = { kind: 'failed' as const, reason: 'timeout' };
  expect(await chosenDebt({ clock, lender: { contracts: async () => failed } }, asked('XX-1'))).toBe(failed);
});

it.each<[string, Pick<Runtime['lender'], 'contracts'>, string | undefined, string]>([
  ['none is named', { contracts: books }, undefined, 'Escolha antes o contrato'],
  ['the lender has no books', {}, first?.id, 'Não encontramos contrato seu'],
  ['the books have none of this person', { contracts: noBooks }, first?.id, 'Não encontramos contrato seu'],
])('is refused where %s: an offer would be held to nothing', async (_what, lender, contract, words) => {
  const found = await chosenDebt({ clock, lender }, asked(contract));
  expect(found).toMatchObject({ kind: 'refused', text: expect.stringContaining(words) as string });
});

it('is not looked up where the product takes over no debt', async () =>
  expect(await chosenDebt({ clock, lender: { contracts: books } }, asked(first?.id, 'inss'))).toBeUndefined());
