import { addDays } from '@passo/domain';
import { newStepState, type Facts, type StepState } from '@passo/engine';
import { expect, it } from 'vitest';
import { exampleLender } from '../testing/exampleLender.ts';
import { loanProduct, payOutOf } from '../products/index.ts';
import { keptOffer } from '../ports/keptOffer.ts';
import type { Offer } from '../ports/lender.ts';
import { aboutDay, followsPayment, holdsUntil, showsPayment, tellsOfDay } from './payment.ts';

const [oferta, ofertaAssinada] = [{ id: 'now' }, { id: 'signed' }];

it.each<[string, Partial<StepState>, ReturnType<typeof tellsOfDay>]>([
  ['money in time', { status: 'finished', result: { pagamento: {}, ofertaAssinada: null } }, undefined],
  ['figures of another day, not paid yet', { status: 'waiting', result: { oferta, ofertaAssinada } }, 'figuresChanged'],
  ['figures of another day', { status: 'finished', result: { oferta, ofertaAssinada } }, 'figuresChanged'],
  ['figures of another day, and no money', { status: 'failed', result: { oferta, ofertaAssinada } }, undefined],
  ['a contract that holds no more', { status: 'init', result: { ofertaAssinada } }, 'signAgain'],
  [
    'money announced for a day outside the contract',
    { status: 'waiting', result: { pagamentoAnunciado: { outsideContract: true } } },
    'paysOutside',
  ],
  [
    'money announced for such a day, which a person looks at',
    { status: 'review', result: { pagamentoAnunciado: { outsideContract: true } } },
    'paysOutside',
  ],
  ['money announced in time', { status: 'waiting', result: { pagamentoAnunciado: {} } }, undefined],
  [
    'money announced, and refused then',
    { status: 'failed', result: { pagamentoAnunciado: { outsideContract: true } } },
    undefined,
  ],
  [
    'money outside the contract',
    { status: 'finished', result: { pagamento: { outsideContract: true } } },
    'paidOutside',
  ],
])('%s', (_what, own, expected) => expect(tellsOfDay({ ...newStepState, ...own })).toBe(expected));

it.each([
  ['9A8BC2D3E4F5', '9A8BC2D3E4F5'],
  ['E2E/2026-1125.77', 'E2E/2026-1125.77'],
  ['Ligue para 0800 000 0001', ''],
  ['', ''],
])('a customer is told by what the bank finds the payment, and nothing that is no reference: %s', (reference, told) =>
  expect(showsPayment({}, { product: 'clt', answers: {}, results: { pagamento: { reference } } })).toMatchObject({
    pagamento: { reference: told },
  }),
);

it('each day that is announced outside the contract is news of its own, and nothing else is', () => {
  const of = (status: StepState['status'], outsideContract: boolean, paidOn = '2026-12-08') =>
    aboutDay({ ...newStepState, status, result: { pagamentoAnunciado: { paidOn, outsideContract } } });
  expect([of('waiting', true), of('review', true, '2027-02-08')]).toEqual(['2026-12-08', '2027-02-08']);
  expect([of('waiting', false), of('finished', true), aboutDay(newStepState)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

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

it.each([
  ['clt', 5],
  ['real-estate', 25],
])('%s: what the customer is told of the last day is what becomes of the money on it', (slug, days) => {
  const product = loanProduct(slug);
  const quoted = product?.quote({
    ...{ requestedCentavos: 850_000, installments: 120, monthlyRate: 0.0089, paidOutOn: '2026-11-20' },
    details: { collateralCentavos: 40_000_000, downPaymentCentavos: 8_000_000, system: 'sac' },
  });
  if (quoted?.ok !== true) throw new Error('the example is a loan');
  const late = { fine: 0.02, monthlyInterest: 0.01 };
  const signed: Offer = { id: 'of_1', lender: exampleLender, quote: quoted.value, validUntil: '2026-11-22', late };
  const last = holdsUntil({ product: slug, answers: {}, results: { oferta: JSON.parse(JSON.stringify(signed)) } });
  expect(last).toBe(addDays('2026-11-20', days));
  const on = (late: number) => payOutOf(signed, addDays('2026-11-20', days + late), product?.paper?.payOutDays).kind;
  expect([on(0), on(1)]).toEqual(['within', 'beyond']);
});

it('an offer without interest holds on any day, and none at all on no day', () => {
  const { quote } = { quote: { rulesOf: '2026-11-20' } };
  const oferta = { id: 'of_1', lender: {}, quote, validUntil: '2026-11-22', interestFree: true };
  const until = (results: Facts['results']) => holdsUntil({ product: 'consortium', answers: {}, results });
  expect([until({ oferta }), until({})]).toEqual([null, null]);
});

it.each(['sac', 'price'] as const)(
  'a home (%s) waits for the land register: weeks late it is within its contract',
  (system) => {
    const product = loanProduct('real-estate');
    const quoted = product?.quote({
      ...{ requestedCentavos: 0, installments: 240, monthlyRate: 0.0089, paidOutOn: '2027-01-31' },
      details: { collateralCentavos: 40_000_000, downPaymentCentavos: 8_000_000, system },
    });
    if (quoted?.ok !== true) throw new Error('the example is a loan');
    const late = { fine: 0.02, monthlyInterest: 0.01 };
    const signed: Offer = { id: 'of_1', lender: exampleLender, quote: quoted.value, validUntil: '2027-02-04', late };
    const facts = (product: string) => ({
      product,
      answers: {},
      results: { oferta: JSON.parse(JSON.stringify(signed)) },
    });
    const told = (paidOn: string) => followsPayment({ paidOn }, facts('real-estate'));
    const { oferta: now, ofertaAssinada: before } = told('2027-02-25');
    expect(before).toEqual(signed);
    const again = keptOffer(now)?.quote;
    expect(again).toMatchObject({ rulesOf: '2027-02-25', lastDueOn: signed.quote.lastDueOn });
    expect(again?.totalCentavos).toBeLessThan(signed.quote.totalCentavos);
    expect(told('2027-02-26')).toMatchObject({ pagamento: { outsideContract: true } });
    // Other money is not waited for so long.
    expect(followsPayment({ paidOn: '2027-02-06' }, facts('clt'))).toMatchObject({
      pagamento: { outsideContract: true },
    });
    expect(product?.paper?.payOutDays).toBe(25);
  },
);
