import { calls, type OfferOnWire, type ProposalOnWire, type StepOnWire } from '@passo/contract';
import { expect, it } from 'vitest';
import { journeyOf } from '../../journey/journey.ts';
import { factsSoFar } from './facts.ts';

const step = (slug: string): StepOnWire => ({
  ...calls.showStep.data.parse(calls.showStep.examples.data).step,
  ...{ _id: slug, slug, name: slug, view: 'form', fields: [] },
});
const config = {
  ...calls.system.data.parse(calls.system.examples.data),
  steps: [step('um'), step('dois'), step('tres')],
};
const offer: OfferOnWire = calls.simulation.data.parse(calls.simulation.examples.data).simulation;

const told = (selfContract: ProposalOnWire['selfContract'], shown: OfferOnWire | null) => {
  const proposal = {
    ...calls.updateStep.data.parse(calls.updateStep.examples.data),
    currentStep: 'tres',
    selfContract,
  };
  return factsSoFar(journeyOf(config, proposal), shown).map(
    ({ label, values }) => `${label}: ${values.join(' ').replaceAll('\u00a0', ' ')}`,
  );
};

it('before anything is known there is the product', () => {
  expect(factsSoFar(journeyOf(config, null), null)).toEqual([{ label: 'Produto', values: ['Crédito do Trabalhador'] }]);
});

it('says who asks so that its owner knows it and nobody else has it; what was answered last counts', () => {
  const answers = { um: { cpf: '52998224725', celular: '11911112222' }, dois: { celular: '11987654321' } };
  expect(told(answers, null)).toEqual([
    'Produto: Crédito do Trabalhador',
    'CPF: •••.982.247-••',
    'Celular: (11) •••••-4321',
  ]);
});

it('says what it costs', () => {
  expect(told({}, { ...offer, lines: [], schedule: [] }).slice(1)).toEqual([
    'Você recebe: R$ 8.500,00',
    'Parcelas: 24x de R$ 447,16',
    'CET: 27,41% ao ano',
    'Total a pagar: R$ 10.731,84',
  ]);
});

it('a consortium lends nothing, and has no CET', () => {
  expect(told({}, { ...offer, interestFree: true, schedule: [] }).slice(1)).toEqual([
    'Carta de crédito: R$ 8.500,00',
    'Parcelas: 24x de R$ 447,16',
    'Total a pagar: R$ 10.731,84',
  ]);
});
