import { calls, type ProposalOnWire } from '@passo/contract';
import { expect, it } from 'vitest';
import { endsWell } from './closeWait.ts';

const at = (currentStep: string, stepStatus: ProposalOnWire['stepStatus']): ProposalOnWire => ({
  ...calls.updateStep.data.parse(calls.updateStep.examples.data),
  currentStep,
  stepStatus,
});
const waiting = at('analise', { analise: 'waiting' });

it.each<[string, ProposalOnWire | null, ProposalOnWire, boolean]>([
  ['a wait that is done', waiting, at('oferta', { analise: 'finished', oferta: 'init' }), true],
  ['what a person has looked at', at('a', { a: 'review' }), at('b', { a: 'finished' }), true],
  ['a wait that was refused', waiting, at('analise', { analise: 'failed' }), false],
  ['a step that has to be done again', waiting, at('dados', { analise: 'init', dados: 'remake' }), false],
  ['a form that was sent from elsewhere', at('dados', { dados: 'init' }), at('b', { dados: 'finished' }), false],
  ['a page that knew nothing', null, at('oferta', { analise: 'finished' }), false],
])('%s', (_, before, after, expected) => expect(endsWell(before, after)).toBe(expected));
