import { calls, type ProposalOnWire, type StepOnWire, type SystemConfiguration } from '@passo/contract';
import type { FieldDefinition } from '@passo/engine/definition.ts';
import { expect, it } from 'vitest';
import { journeyOf } from '../journey/journey.ts';
import { askedAt } from './askedAt.ts';

const phone = (more: Partial<FieldDefinition> = {}): FieldDefinition => ({
  ...{ key: 'celular', component: 'text', label: 'Celular' },
  ...more,
});

const step = (slug: string, order: number, field: FieldDefinition, more: Partial<StepOnWire> = {}): StepOnWire => ({
  ...calls.showStep.data.parse(calls.showStep.examples.data).step,
  ...{ _id: slug, slug, name: slug, order, view: 'form', fields: [field] },
  ...more,
});

const held: FieldDefinition = phone({ conditionals: [{ type: 'readOnly', activateWhenHasProposal: true }] });

const configOf = (barred: boolean): SystemConfiguration => ({
  ...calls.system.data.parse(calls.system.examples.data),
  steps: [
    step('contrato', 0, held),
    step('codigo', 1, phone()),
    step('dados', 2, phone({ readOnly: true }), { notAllowedToReturnFromHere: barred }),
    step('fim', 3, { ...phone(), key: 'fim' }),
  ],
});

const at = (currentStep: string): ProposalOnWire => ({
  ...calls.updateStep.data.parse(calls.updateStep.examples.data),
  ...{ currentStep, selfContract: { codigo: { celular: '11987654321' } } },
  stepStatus: { contrato: 'finished', codigo: 'finished', dados: 'init' },
});

it.each([
  ['where it is typed, past those that only show it', false, 'dados', 'celular', 'codigo'],
  ['nowhere while that step is the one in view', false, 'codigo', 'celular', null],
  ['nowhere once nobody goes back', true, 'dados', 'celular', null],
  ['nowhere where no step asks it', false, 'dados', 'renda', null],
])('an answer is changed %s', (_what, barred, current, key, expected) =>
  expect(askedAt(journeyOf(configOf(barred), at(current)), key)).toBe(expected),
);
