import * as fields from '@passo/catalog/fields/index.ts';
import * as steps from '@passo/catalog/steps/index.ts';
import { compileFlow, newJourney, withStep, type StepDefinition } from '@passo/engine';
import { describe, expect, it } from 'vitest';
import type { Channel, FlowVersion } from '../../channels/channel.ts';
import { stepOnWire } from './stepView.ts';
import { proposalOnWire } from './view.ts';

const channel: Channel = Object.assign(Object.create(null), {
  settings: { product: 'clt', bank: { slug: 'banco' } },
});
const first: StepDefinition = {
  slug: 'dados',
  name: 'Dados',
  stepType: 'form',
  fields: [{ key: 'nome', component: 'text', label: 'Nome' }],
};
const flowOf = (more: Partial<StepDefinition> = {}): FlowVersion => {
  const definition = {
    steps: [
      { ...first, ...more },
      { slug: 'fim', name: 'Fim', stepType: 'finished' },
    ],
  };
  return { id: 1, definition, flow: compileFlow(definition, { fields, steps }), seller: null };
};

describe('a step on the wire', () => {
  const flags = ['requiredReview', 'notAllowedToReturnFromHere', 'enableProposalRestartAtThisStep'] as const;
  it.each(flags)('says %s where the flow does, and only there', (flag) => {
    const said = (more: Partial<StepDefinition>) =>
      stepOnWire(flowOf(more).flow.bySlug.get('dados')!, channel, null)[flag];
    expect([said({ [flag]: true }), said({ [flag]: false }), said({})]).toEqual([true, false, false]);
  });
});

describe('a proposal on the wire', () => {
  const version = flowOf();
  const open = newJourney(version.flow);
  it.each([
    ['nothing of a step that was not answered', open, {}],
    ['the answers of one that was', withStep(open, 'dados', { answers: { nome: 'Ana' } }), { dados: { nome: 'Ana' } }],
  ])('carries %s', (_what, state, selfContract) =>
    expect(proposalOnWire({ id: 'p', version, state, revision: 3 })).toMatchObject({ revision: 3, selfContract }),
  );

  it('has no place for the answers of a step without any', () =>
    expect(Object.keys(proposalOnWire({ id: 'p', version, state: open, revision: 1 }).selfContract)).toEqual([]));
});
