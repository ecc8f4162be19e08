import { calls, type OfferOnWire } from '@passo/contract';
import { expect, it } from 'vitest';
import { offersFor } from './offersFor.ts';
import type { Quick } from './useQuickOffer.ts';

/* While an amount moves, what it costs is reckoned here; nobody sees what they would not be offered. */

const offer: OfferOnWire = calls.simulation.data.parse(calls.simulation.examples.data).simulation;
const listed = { question: '{"valorSolicitado":1000}', offers: [offer], message: null };
const live = '{"valorSolicitado":2000}';
const twice: Quick = (one) => ({ ...one, valorDaParcela: one.valorDaParcela * 2 });
const installment = offer.valorDaParcela;

it('leaves out an installment that is more than may be taken', () => {
  expect(offersFor(listed, live, { quick: twice, most: installment * 2 })).toEqual([twice(offer, {})]);
  expect(offersFor(listed, live, { quick: twice, most: installment * 2 - 0.01 })).toEqual([]);
});

it('leaves what the server answered as it is', () => {
  expect(offersFor(listed, listed.question, { quick: twice, most: 0.01 })).toEqual([offer]);
});

it('has nothing for another amount that cannot be reckoned', () => {
  expect(offersFor(listed, live, { quick: (one) => one, most: Infinity })).toEqual([]);
});

it('has nothing of one contract for another', () => {
  const ofOne = { ...listed, question: '{"contrato":"a"}' };
  const reckoning = { quick: (one: OfferOnWire) => one, most: Infinity };
  expect(offersFor(ofOne, '{"contrato":"a","comSeguro":true}', reckoning)).toEqual([offer]);
  expect(offersFor(ofOne, '{"contrato":"b"}', reckoning)).toEqual([]);
});
