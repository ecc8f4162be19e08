import {
  compileFlow,
  type FieldKind,
  Form,
  formContext,
  type JourneyState,
  type Json,
  newStepState,
} from '@passo/engine';
import { plainOf } from '../../../engine/src/form/evaluate.ts';
import { expect, it } from 'vitest';
import * as fields from '../fields/index.ts';
import { catalog } from '../index.ts';
import type { FieldExamples } from './examples.ts';

const kinds = Object.entries<FieldKind>(fields).filter(
  ([, kind]) => kind.repeats === undefined && kind.answers !== false,
);
const examplesOf = async (name: string): Promise<FieldExamples> =>
  (await import(`../fields/${name}/examples.ts`)).examples;

it.each(kinds)('a reference to a %s means the same in its own step and in a later one', async (name) => {
  const { good } = await examplesOf(name);
  for (const { wire, field } of good) {
    const asked = { ...field, key: 'campo', component: name, _id: 'id-campo' };
    const echo = { key: 'eco', component: 'text', label: '{{campo}} {{id-campo}}' };
    const flow = compileFlow(
      {
        steps: [
          { slug: 'a', name: 'A', stepType: 'form', fields: [asked, echo] },
          { slug: 'b', name: 'B', stepType: 'form', fields: [echo] },
        ],
      },
      catalog,
    );
    const answers: Readonly<Record<string, Json>> = { campo: wire };
    const state: JourneyState = {
      ...{ currentStep: 'b', situation: 'pending', end: null },
      steps: { a: { ...newStepState, status: 'finished', answers } },
    };
    const open = flow.steps.map(
      (step) => new Form(step.form, formContext(flow, state, step, { today: '2026-11-20', hiddenKeys: [] })),
    );
    const [own, later] = open.map((form) => [form.view('eco')?.label, form.plain('campo'), form.plain('id-campo')]);
    expect(later).toEqual(own);
    const compiled = flow.steps[0]?.form.fields[0];
    expect(compiled && plainOf(compiled, open[0]?.view('campo')?.value)).toBe(later?.[1]);
  }
});
