import type { ProposalOnWire, StepOnWire, SystemConfiguration } from '@passo/contract';
import { calls } from '@passo/contract';
import { describe, expect, it } from 'vitest';
import { activeStep, contextOf, isReviewable, journeyOf, previousStep } from './journey.ts';

const step = (slug: string, order: number, more: Partial<StepOnWire> = {}): StepOnWire => ({
  ...calls.showStep.data.parse(calls.showStep.examples.data).step,
  ...{ _id: slug, slug, name: slug, order, view: 'form' },
  fields: [{ key: `${slug}-campo`, component: 'text', label: 'Campo' }],
  ...more,
});

const config: SystemConfiguration = {
  ...calls.system.data.parse(calls.system.examples.data),
  steps: [
    step('um', 0),
    step('dois', 1, {
      fields: [{ key: 'x', component: 'text', conditionals: [{ type: 'visualization', field: 'nunca' }] }],
    }),
    step('analise', 2, { fields: [], view: 'panel' }),
    step('tres', 3, { fields: [{ key: 'valor', component: 'money' }] }),
    step('quatro', 4),
  ],
};

const at = (currentStep: string, more: Partial<ProposalOnWire> = {}): ProposalOnWire => ({
  ...calls.updateStep.data.parse(calls.updateStep.examples.data),
  ...{ currentStep, selfContract: { um: { 'um-campo': 'a' } } },
  stepStatus: { um: 'finished', analise: 'finished', tres: 'init' },
  ...more,
});

describe('a journey', () => {
  it('leaves out steps without anything to show', () => {
    expect(journeyOf(config, null).live.map(({ slug }) => slug)).toEqual(['um', 'analise', 'tres', 'quatro']);
  });

  it.each([
    ['/um', 'um'],
    ['/', 'tres'],
    ['/tres', 'tres'],
    ['/quatro', 'tres'],
    ['/analise', 'tres'],
    ['/nada', 'tres'],
  ])('shows for %s the step %s', (path, slug) => expect(activeStep(journeyOf(config, at('tres')), path)).toBe(slug));

  it('goes back over steps that ask nothing', () => {
    expect(previousStep(journeyOf(config, at('tres')), 'tres')).toBe('um');
    expect(previousStep(journeyOf(config, at('tres')), 'um')).toBeNull();
    expect(previousStep(journeyOf(config, null), 'um')).toBeNull();
  });

  it('does not go back once it is endorsed, ended or barred', () => {
    const proposal = at('tres');
    const { data } = proposal;
    expect(isReviewable(journeyOf(config, at('tres', { data: { ...data, endorsed: true } })), 'um')).toBe(false);
    expect(isReviewable(journeyOf(config, at('tres', { data: { ...data, end: 'refused' } })), 'um')).toBe(false);
    const barred = {
      ...config,
      steps: config.steps.map((one) => ({ ...one, notAllowedToReturnFromHere: one.slug === 'tres' })),
    };
    expect(isReviewable(journeyOf(barred, proposal), 'um')).toBe(false);
  });

  it('hands the form the limits that the server sent, and the earlier answers', () => {
    const proposal = at('tres');
    const bounds = { tres: { valor: { minValue: 500, maxValue: 9000, defaultValue: 700 } } };
    const journey = journeyOf(config, { ...proposal, data: { ...proposal.data, bounds } });
    const compiled = journey.flow.bySlug.get('tres');
    expect(compiled && contextOf(journey, compiled)).toMatchObject({
      bounds: { valor: { minValue: 500, maxValue: 9000, defaultValue: 700 } },
      earlier: { 'um-campo': 'a' },
      hasProposal: true,
    });
  });
});
