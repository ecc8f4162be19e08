import { calls, type StepOnWire } from '@passo/contract';
import { expect, it } from 'vitest';
import { journeyOf } from '../../journey/journey.ts';
import { hasNoPhotoNext } from './leadBack.ts';

const step = (slug: string, order: number, view: string, seconds: number): StepOnWire => ({
  ...calls.showStep.data.parse(calls.showStep.examples.data).step,
  ...{ _id: slug, slug, name: slug, order, view, seconds },
  fields: [{ key: `${slug}-campo`, component: 'text', label: 'Campo' }],
});
const steps = [
  step('documento', 0, 'photos', 40),
  step('leitura', 1, 'panel', 0),
  step('selfie', 2, 'photos', 15),
  step('conferencia', 3, 'panel', 0),
  step('conta', 4, 'form', 30),
  step('outra-foto', 5, 'photos', 30),
];

it.each([
  ['documento', false],
  ['leitura', false],
  ['selfie', false],
  ['conferencia', true],
  ['conta', true],
  ['outra-foto', false],
])('at %s the phone has no photo next: %s', (currentStep, done) => {
  const config = { ...calls.system.data.parse(calls.system.examples.data), steps };
  const proposal = { ...calls.updateStep.data.parse(calls.updateStep.examples.data), currentStep };
  expect(hasNoPhotoNext(journeyOf(config, proposal))).toBe(done);
});
