import { formats } from '../formats.ts';
import {
  answersOf,
  compileForm,
  emptyContext,
  type FieldDefinition,
  type FieldKind,
  Form,
  judge,
  payloadOf,
} from '@passo/engine';
import { describe, expect, it } from 'vitest';
import * as fields from '../fields/index.ts';
import type { FieldExamples } from './examples.ts';

/* What a form sends by its own `format.send` is taken by the server, and kept as the person saw it. */

const context = emptyContext('2026-11-20');
const kinds = Object.entries<FieldKind>(fields).filter(([, kind]) => kind.answers !== false);
const pairs = kinds.flatMap(([name]) => Object.keys(formats).map((send) => [name, send] as const));
const definition = (component: string, send: string, more: Partial<FieldDefinition> = {}): FieldDefinition => ({
  ...{ key: 'campo', label: 'Campo', required: true, format: { send }, ...more },
  component,
});
const examplesOf = async (name: string): Promise<FieldExamples> =>
  (await import(`../fields/${name}/examples.ts`)).examples;

/** The form as it stands when the person has looked at it once more and sends it. */
function sentForm(field: FieldDefinition, stored: Form['context']['stored']): Form {
  const form = new Form(compileForm([field], fields, formats), { ...context, stored });
  form.reveal();
  return form;
}

describe.each(pairs)('%s sent by %s', (name, send) => {
  it('is judged as the form judged it, kept as it stood there, and shown again the same', async () => {
    const { good } = await examplesOf(name);
    for (const { wire, field: more } of good) {
      const field = definition(name, send, more);
      const form = sentForm(field, { campo: wire });
      const problems = form.problems();
      const verdict = judge(compileForm([field], fields, formats), payloadOf(form), context);
      expect(verdict.problems).toEqual(problems);
      if (problems.length > 0) continue;
      expect(verdict.answers).toEqual(answersOf(form));
      expect(payloadOf(sentForm(field, verdict.answers))).toEqual(payloadOf(form));
    }
  });
});

it.each([
  ['money', 'money', 1234.56, 'R$ 1.234,56'],
  ['select', 'selectOnlyLabel', { value: 'SP', label: 'São Paulo' }, 'São Paulo'],
  ['checkBoxGroup', 'selectOnlyValue', [{ value: 'SP', label: 'São Paulo' }], ['SP']],
  ['checkbox', 'yesOrNo', true, 'Sim'],
  ['term', 'acceptOrRefuse', true, 'Aceito'],
  ['percentage', 'toPercentageLikeExcel', 0.0179, '1,79%'],
])('%s by %s travels formatted and is kept as %j', (component, send, kept, travels) => {
  const field = definition(component, send, { values: [{ value: 'SP', label: 'São Paulo' }] });
  expect(payloadOf(sentForm(field, { campo: kept }))).toEqual({ campo: travels });
  const verdict = judge(compileForm([field], fields, formats), { campo: travels }, context);
  expect(verdict).toMatchObject({ problems: [], answers: { campo: kept } });
  // Whoever sends it plain is understood too.
  expect(judge(compileForm([field], fields, formats), { campo: kept }, context).answers).toEqual({ campo: kept });
});
