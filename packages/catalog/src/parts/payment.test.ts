import { newStepState, type StepState } from '@passo/engine';
import { expect, it } from 'vitest';
import { tellsOfDay } from './payment.ts';

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
