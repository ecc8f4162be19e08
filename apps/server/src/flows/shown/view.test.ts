import * as fields from '@passo/catalog/fields/index.ts';
import * as steps from '@passo/catalog/steps/index.ts';
import { compileFlow, newJourney, settleStep, withStep, type StepDefinition } from '@passo/engine';
import { describe, expect, it } from 'vitest';
import type { Channel, FlowVersion } from '../../channels/channel.ts';
import { stepOnWire } from './stepView.ts';
import { proposalOnWire } from './view.ts';

const channel: Channel = Object.assign(Object.create(null), {
  settings: { product: 'clt', bank: 'banco' },
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

  it('names who told all of a form, and nobody where the form adds something by itself', () => {
    const query: StepDefinition = { slug: 'busca', name: 'Busca', stepType: 'pixAccountQuery' };
    const text = (key: string) => ({ key, component: 'text', label: key });
    const kind = { key: 'tipoConta', component: 'text', label: 'Tipo' };
    const knownOf = (field: object, type: string) => {
      const form = { ...first, fields: [{ ...kind, ...field }, text('agencia'), text('conta')] };
      const definition = { steps: [query, form] };
      const flow = compileFlow(definition, { fields, steps });
      const asked = withStep(newJourney(flow), 'busca', { status: 'waiting', attempt: 1 });
      const pixAccount = { bank: '001', bankName: 'Banco', agency: '1234', account: '123456', type };
      const answer = { kind: 'done', value: { pixAccount } } as const;
      const environment = { today: '2026-11-20', hiddenKeys: [] } as const;
      const moved = settleStep(flow, asked, { slug: 'busca', attempt: 1, answer }, environment);
      const { state } = moved.ok ? moved : expect.fail(moved.code);
      expect(state.currentStep).toBe('dados');
      return proposalOnWire({ id: 'p', version: { id: 1, definition, flow, seller: null }, state, revision: 1 }).data
        .known;
    };
    const corrente = { component: 'radioChip', defaultValue: { value: 'corrente', label: 'Corrente' } };
    const told = { dados: 'Conta da chave Pix do seu CPF' };
    expect([knownOf(corrente, 'corrente'), knownOf(corrente, 'CACC'), knownOf({}, 'CACC')]).toEqual([told, {}, told]);
  });

  it('has no place for the answers of a step without any', () =>
    expect(Object.keys(proposalOnWire({ id: 'p', version, state: open, revision: 1 }).selfContract)).toEqual([]));
});
