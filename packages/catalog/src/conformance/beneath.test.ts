import {
  answersOf,
  compileForm,
  emptyContext,
  type FieldDefinition,
  type FieldKind,
  Form,
  type FormContext,
  type JsonObject,
  judge,
  payloadOf,
} from '@passo/engine';
import { expect, it } from 'vitest';
import * as fields from '../fields/index.ts';
import { formats } from '../formats.ts';
import { answerPairs, type AnswerPair } from '../testing/answerPairs.ts';

/* A rule imposes an answer, the step is sent, opened once more and the rule lets go: what the person wrote is there, and nothing else moved. */

it('is asked of every kind that a rule may give an answer to', () => {
  // A consent is given anew, and a photo is never written down.
  const kinds = Object.entries<FieldKind>(fields).filter(
    ([component, { answers, repeats, upload }]) =>
      answers !== false && repeats === undefined && upload !== true && component !== 'term',
  );
  expect(Object.keys(answerPairs).toSorted()).toEqual(kinds.map(([component]) => component).toSorted());
});

const places = ['alone', 'in a group, by its own box', 'in a group, by a box around it'] as const;
type Place = (typeof places)[number];

const box: FieldDefinition = { key: 'padrao', component: 'checkbox', label: 'Padrão' };

function definitions(component: string, { other, more }: AnswerPair, place: Place): readonly FieldDefinition[] {
  const ruled: FieldDefinition = {
    ...{ key: 'campo', component, label: 'Campo', ...more },
    conditionals: [{ type: 'standard', field: 'padrao', value: other }],
  };
  const asked: readonly FieldDefinition[] = [ruled, { key: 'outro', component: 'text', label: 'Outro' }];
  const subFields = place === 'in a group, by its own box' ? [box, ...asked] : asked;
  const group: FieldDefinition = { key: 'grupos', component: 'list', label: 'Grupos', subFields };
  if (place === 'alone') return [box, ...asked];
  return place === 'in a group, by its own box' ? [group] : [box, group];
}

/** Where the fields stand that are asked: one form, or that of each group. */
const formsOf = (form: Form, place: Place): readonly Form[] =>
  place === 'alone' ? [form] : form.rows('grupos').map((row) => row.form);

const boxed = (form: Form, place: Place): readonly Form[] =>
  place === 'in a group, by its own box' ? formsOf(form, place) : [form];

const travelled = (value: JsonObject): JsonObject => JSON.parse(JSON.stringify(value));

const cases = Object.keys(answerPairs).flatMap((component) => places.map((place) => [component, place] as const));

it.each(cases)('%s %s: comes back as it was written', (component, place) => {
  const row = answerPairs[component];
  if (row === undefined) throw new Error(component);
  const compiled = compileForm(definitions(component, row, place), fields, formats);
  const context: FormContext = emptyContext('2026-11-20');
  const form = new Form(compiled, context);
  if (place !== 'alone') [0, 1].forEach(() => form.addRow('grupos'));
  formsOf(form, place).forEach((one, at) => {
    // Of two groups the second one was left as it was.
    if (at === 0) expect(one.fill('campo', row.own)).toBe(true);
    one.change('outro', `fica ${at}`);
  });
  const before = answersOf(form);
  for (const one of boxed(form, place)) one.change('padrao', true);
  const imposed = answersOf(form);

  const verdict = judge(compiled, travelled(payloadOf(form)), context);
  expect(verdict).toMatchObject({ problems: [], unknown: [] });
  expect(verdict.answers).toEqual(imposed);
  expect(formsOf(form, place).map((one) => answersOf(one)['campo'])).toEqual(formsOf(form, place).map(() => row.other));

  const kept = travelled({ stored: verdict.answers, beneath: verdict.beneath ?? {} });
  const later = { ...context, ...kept, answered: true, hasProposal: true };
  const again = new Form(compiled, later);
  expect(answersOf(again)).toEqual(imposed);
  expect(judge(compiled, travelled(payloadOf(again)), later)).toMatchObject({
    ...{ answers: verdict.answers, beneath: verdict.beneath, problems: [] },
  });
  for (const one of boxed(again, place)) one.change('padrao', false);
  expect(answersOf(again)).toEqual(before);
  const last = judge(compiled, travelled(payloadOf(again)), later);
  expect(last).toMatchObject({ problems: [], unknown: [] });
  expect([last.answers, last.beneath]).toEqual([before, undefined]);
});
