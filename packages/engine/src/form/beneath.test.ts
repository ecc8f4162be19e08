import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '../definition.ts';
import type { JsonObject } from '../json.ts';
import { asSent } from './beneathIn.ts';
import { compileForm } from './compile.ts';
import { emptyContext, type FormContext } from './context.ts';
import { Form } from './form.ts';
import { answersOf, payloadOf } from './payload.ts';
import { field, testKinds } from './testing/kinds.ts';
import { judge } from './verdict.ts';

/* What lies beneath an imposed answer goes with the step, and is judged like any other once it is the answer. */

const context = (more: Partial<FormContext> = {}): FormContext => ({ ...emptyContext('2026-11-20'), ...more });
const sent = (fields: readonly FieldDefinition[], submitted: JsonObject, more: Partial<FormContext> = {}) =>
  judge(compileForm(fields, testKinds), submitted, context(more));

/** The context in which the step is opened once more. */
const later = ({ answers, beneath }: ReturnType<typeof judge>): Partial<FormContext> => ({
  ...{ stored: answers, beneath, answered: true, hasProposal: true },
});
const reopened = (fields: readonly FieldDefinition[], verdict: ReturnType<typeof judge>): Form =>
  new Form(compileForm(fields, testKinds), context(later(verdict)));

const imposed = { type: 'standard', field: 'x', value: 'imposto' } as const;
const box = field('x', { component: 'box' });
const ruled = (more: Partial<FieldDefinition> = {}): readonly FieldDefinition[] => [
  box,
  field('a', { conditionals: [imposed], ...more }),
];

describe('what is kept beneath', () => {
  it.each<[string, Partial<FieldDefinition>, JsonObject, unknown]>([
    ['what was written', {}, { a: 'minha' }, 'minha'],
    ['that nothing was', {}, {}, undefined],
    ['that a default was emptied', { defaultValue: 'de início' }, {}, undefined],
    ['what would be asked no more once it is there', { hiddenOnFilled: true }, { a: 'minha' }, 'minha'],
    ['what nobody writes', { readOnly: true, defaultValue: 'de início' }, { a: 'forjada' }, 'de início'],
  ])('%s', (_what, more, written, comesBack) => {
    const fields = ruled(more);
    const first = sent(fields, { x: true, ...written });
    expect([first.answers, first.problems]).toEqual([{ x: true, a: 'imposto' }, []]);
    const form = reopened(fields, first);
    expect(answersOf(form)).toEqual(first.answers);
    form.change('x', false);
    expect(form.view('a')).toMatchObject({ value: comesBack, visible: true });
    const last = sent(fields, payloadOf(form), later(first));
    expect([last.answers, last.beneath]).toEqual([
      { x: false, ...(comesBack !== undefined && { a: comesBack }) },
      undefined,
    ]);
  });

  it('is nothing where a rule gives what was written anyway, and where none does', () => {
    expect(sent(ruled(), { x: true, a: 'imposto' }, { stored: { a: 'imposto' } }).beneath).toBeUndefined();
    expect(sent(ruled(), { x: false, a: 'minha' }).beneath).toBeUndefined();
  });

  it('is what was written before something that it depends on was emptied, and what was held', () => {
    const model = [field('marca'), field('modelo', { dependencies: ['marca'] })];
    const stored = { marca: 'Fiat', modelo: 'Uno' };
    const first = sent(model, { modelo: 'Mobi' }, { stored, answered: true });
    expect(first.answers).toEqual({ modelo: 'Uno' });
    const form = reopened(model, first);
    expect(form.view('modelo')).toMatchObject({ value: 'Uno', readOnly: true });
    form.change('marca', 'Fiat');
    expect(form.view('modelo')).toMatchObject({ value: 'Mobi', readOnly: false });
    form.change('marca', '');
    expect(form.view('modelo')?.value).toBe('Uno');
  });

  it('is what a rule imposes on what depends on something: without both, what was held', () => {
    const both = [box, field('marca'), field('a', { dependencies: ['marca'], conditionals: [imposed] })];
    const stored = { x: false, marca: 'Fiat', a: 'Uno' };
    const first = sent(both, { x: true, marca: 'Fiat', a: 'Mobi' }, { stored, answered: true });
    const form = reopened(both, first);
    form.change('marca', '');
    form.change('x', false);
    expect(form.view('a')).toMatchObject({ value: 'Uno', readOnly: true });
  });
});

describe('a proposal that takes the pen', () => {
  const fixed = ruled({ required: true, conditionals: [imposed, { type: 'readOnly', activateWhenHasProposal: true }] });

  it('holds nothing where only a rule had given an answer, and what was sent from then on', () => {
    const first = sent(fixed, { x: true, a: 'minha' });
    const form = reopened(fixed, first);
    form.change('x', false);
    expect(form.view('a')).toMatchObject({ value: 'minha', readOnly: false });
    form.change('a', 'outra');
    const second = sent(fixed, payloadOf(form), later(first));
    expect(second.answers).toEqual({ x: false, a: 'outra' });
    expect(reopened(fixed, second).view('a')).toMatchObject({ value: 'outra', readOnly: true });
  });

  it('gives back what it held, whatever was sent while a rule imposed another answer', () => {
    const held = { stored: { x: false, a: 'minha' }, answered: true, hasProposal: true };
    const first = sent(fixed, { x: true, a: 'forjada' }, held);
    expect(first.answers).toEqual({ x: true, a: 'imposto' });
    const last = sent(fixed, { x: false, a: 'forjada' }, later(first));
    expect(last.answers).toEqual({ x: false, a: 'minha' });
  });
});

describe('what a stranger sends in its place', () => {
  const strict = ruled({ component: 'amount', maxValue: 10, conditionals: [{ ...imposed, value: 7 }] });

  it.each<[string, JsonObject['a']]>([
    ['of another kind', { value: [] }],
    ['that is too long', 'x'.repeat(200)],
    ['in a list', [[1], [2]]],
  ])('%s is not kept', (_what, a) => {
    const verdict = sent(strict, { x: true, ...(a !== undefined && { a }) });
    expect(verdict).toMatchObject({ answers: { x: true, a: 7 }, beneath: { a: { own: null } }, problems: [] });
  });

  it('is refused once it is the answer, where it was never right', () => {
    const first = sent(strict, { x: true, a: 11 });
    expect(first).toMatchObject({ answers: { a: 7 }, problems: [] });
    const form = reopened(strict, first);
    form.change('x', false);
    expect(form.reveal()).toEqual(sent(strict, payloadOf(form), later(first)).problems);
    expect(form.problems()).toMatchObject([{ field: 'a' }]);
  });

  it.each<[string, JsonObject]>([
    ['no entry', { a: 7 }],
    ['a list', { a: [{ own: 'x' }] }],
    ['nothing', { a: null }],
    ['another kind', { a: { own: 7, base: {} } }],
  ])('and a state that says %s opens', (_what, beneath) => {
    const form = new Form(compileForm(ruled(), testKinds), context({ stored: { x: true, a: 'imposto' }, beneath }));
    form.change('x', false);
    expect(form.view('a')?.visible).toBe(true);
    expect(asSent({ answers: form.context.stored, beneath })).toHaveProperty('x', true);
  });
});
