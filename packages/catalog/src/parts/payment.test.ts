import { newStepState, type StepState } from '@passo/engine';
import { expect, it } from 'vitest';
import { exampleLender } from '../testing/exampleLender.ts';
import { loanProduct } from '../products/index.ts';
import type { Offer } from '../ports/lender.ts';
import { followsPayment, tellsOfDay } from './payment.ts';

const [oferta, ofertaAssinada] = [{ id: 'now' }, { id: 'signed' }];

it.each<[string, Partial<StepState>, ReturnType<typeof tellsOfDay>]>([
  ['money in time', { status: 'finished', result: { pagamento: {}, ofertaAssinada: null } }, undefined],
  ['figures of another day, not paid yet', { status: 'waiting', result: { oferta, ofertaAssinada } }, 'figuresChanged'],
  ['figures of another day', { status: 'finished', result: { oferta, ofertaAssinada } }, 'figuresChanged'],
  ['figures of another day, and no money', { status: 'failed', result: { oferta, ofertaAssinada } }, undefined],
  ['a contract that holds no more', { status: 'init', result: { ofertaAssinada } }, 'signAgain'],
  [
    'money outside the contract',
    { status: 'finished', result: { pagamento: { outsideContract: true } } },
    'paidOutside',
  ],
])('%s', (_what, own, expected) => expect(tellsOfDay({ ...newStepState, ...own })).toBe(expected));

it('a day before the one for which it was asked owes nothing for the days between', () => {
  const quoted = loanProduct('clt')?.quote({
    ...{ requestedCentavos: 850_000, installments: 24, monthlyRate: 0.0179, paidOutOn: '2026-11-20' },
  });
  if (quoted?.ok !== true) throw new Error('the example is a loan');
  const signed: Offer = {
    ...{ id: 'of_1', lender: exampleLender, quote: quoted.value, validUntil: '2026-11-22' },
    late: { fine: 0.02, monthlyInterest: 0.01 },
  };
  const factsOf = (results: object) => ({ answers: {}, results: { ...results }, product: 'clt' });
  const asked = followsPayment({ paidOn: '2026-11-23' }, factsOf({ oferta: signed }));
  const told = (paidOn: string) => followsPayment({ paidOn }, factsOf(asked));
  expect(told('2026-11-20')).toEqual(told('2026-11-23'));
  expect(told('2026-11-20').oferta).not.toEqual(signed);
  expect(told('2026-11-19')).toEqual(told('2026-11-23'));
});
