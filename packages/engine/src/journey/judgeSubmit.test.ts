import { expect, it } from 'vitest';
import { field, testKinds } from '../form/testing/kinds.ts';
import { defineStep } from '../step.ts';
import { compileFlow, type Catalog } from './flow.ts';
import { newJourney, submitStep } from './submit.ts';

/* What contradicts an answer given before is said where it is answered, and nowhere else. */

const form = defineStep({ label: 'f', unique: false, view: 'form', advances: 'byItself', texts: {} });
const conflicts: Catalog['conflicts'] = ({ answers }) =>
  answers.cor === answers.placa ? ['cor', 'placa'].map((key) => ({ field: key, message: 'São iguais.' })) : [];
const flow = compileFlow(
  {
    steps: [
      { slug: 'um', name: 'Um', stepType: 'form', fields: [field('cor')] },
      { slug: 'dois', name: 'Dois', stepType: 'form', fields: [field('placa', { required: true })] },
      { slug: 'fim', name: 'Fim', stepType: 'form', fields: [field('cidade', { required: true })] },
    ],
  },
  { fields: testKinds, steps: { form }, conflicts },
);
const environment = { today: '2026-11-20', hiddenKeys: [] } as const;
const begun = submitStep(flow, newJourney(flow), { slug: 'um', answers: { cor: 'azul' } }, environment);
if (!begun.ok) throw new Error(begun.code);
const send = (placa: string) => submitStep(flow, begun.state, { slug: 'dois', answers: { placa } }, environment);

it('refuses what contradicts an earlier answer, at the field that the step asks', () =>
  expect(send('azul')).toEqual({
    ok: false,
    code: 'fields.invalid',
    errors: [{ field: 'placa', message: 'São iguais.' }],
  }));

it('says what is wrong with a field by itself first', () =>
  expect(send('')).toMatchObject({ errors: [{ field: 'placa', message: expect.stringContaining('obrigatório') }] }));

it('takes what contradicts nothing', () => expect(send('verde')).toMatchObject({ state: { currentStep: 'fim' } }));
