import type { ProposalOnWire, StepOnWire, SystemConfiguration } from '@passo/contract';
import { calls } from '@passo/contract';
import { describe, expect, it } from 'vitest';
import { journeyOf } from './journey.ts';
import { progressOf } from './progress.ts';

const step = (slug: string, seconds: number, more: Partial<StepOnWire> = {}): StepOnWire => ({
  ...calls.showStep.data.parse(calls.showStep.examples.data).step,
  ...{ _id: slug, slug, name: slug, view: 'form', seconds },
  fields: [{ key: `${slug}-campo`, component: 'text', label: 'Campo' }],
  ...more,
});
const never = [{ key: 'x', component: 'text', conditionals: [{ type: 'visualization' as const, field: 'nunca' }] }];

const phases = [
  { slug: 'voce', title: 'Você', steps: ['um', 'dois'] },
  { slug: 'extra', title: 'Extra', steps: ['nunca'] },
  { slug: 'oferta', title: 'Oferta', steps: ['tres', 'quatro'] },
];
const config: SystemConfiguration = {
  ...calls.system.data.parse(calls.system.examples.data),
  phases,
  steps: [
    step('um', 60),
    step('dois', 30),
    step('nunca', 600, { fields: never }),
    step('tres', 60),
    step('quatro', 0, { fields: [] }),
  ],
};
const withoutPhases = { ...config, phases: [] };

const at = (currentStep: string, end: ProposalOnWire['data']['end'] = null): ProposalOnWire => {
  const proposal = calls.updateStep.data.parse(calls.updateStep.examples.data);
  return { ...proposal, currentStep, stepStatus: { [currentStep]: 'init' }, data: { ...proposal.data, end } };
};

describe('progress', () => {
  it.each<[string, number, readonly number[], number, number]>([
    ['um', 0, [0, 0, 0], 0, 150],
    ['um', 0.5, [0.25, 0, 0], 0, 120],
    ['dois', 0, [0.5, 0, 0], 0, 90],
    ['dois', 1, [1, 0, 0], 0, 60],
    ['tres', 0, [1, 1, 0], 2, 60],
    ['quatro', 0, [1, 1, 0.5], 2, 0],
  ])('at %s, filled %s: segments %j', (slug, filled, shares, place, seconds) => {
    const progress = progressOf(journeyOf(config, at(slug)), slug, filled);
    expect(progress.phases.map(({ share }) => share)).toEqual(shares);
    expect([progress.at, progress.seconds]).toEqual([place, seconds]);
  });

  it('is told phase by phase how long is left', () => {
    const { phases: told } = progressOf(journeyOf(config, at('dois')), 'dois', 0);
    expect(told.map(({ title, seconds }) => `${title} ${seconds}`)).toEqual(['Você 30', 'Extra 0', 'Oferta 60']);
  });

  it('is whole at the end', () => {
    const progress = progressOf(journeyOf(config, at('quatro', 'finished')), 'quatro', 0);
    expect(progress.phases.map(({ share }) => share)).toEqual([1, 1, 1]);
    expect([progress.at, progress.seconds]).toEqual([2, 0]);
  });

  it('of a flow without phases is one bar: the steps, and the filled share of the one in view', () => {
    const journey = journeyOf(withoutPhases, at('tres'));
    expect(progressOf(journey, 'um', 0).phases).toEqual([{ title: '', share: 0, seconds: 150 }]);
    expect(progressOf(journey, 'tres', 0.5).phases).toEqual([{ title: '', share: 0.625, seconds: 30 }]);
  });
});
