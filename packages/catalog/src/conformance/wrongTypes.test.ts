import { compileForm, emptyContext, type FieldKind, Form, isJson, type Json, judge, payloadOf } from '@passo/engine';
import { describe, expect, it } from 'vitest';
import * as fields from '../fields/index.ts';

/* What a server of another version, a partner's prefilled data or an attacker may send in place of an answer. */

const today = '2026-11-20';
const huge = 1_000_000;
const wrong: readonly (readonly [string, Json])[] = [
  ['null', null],
  ['a number', 7],
  ['a negative number', -7.123],
  ['a huge number', 1e300],
  ['a text', 'abc'],
  ['an empty text', ''],
  ['a huge text', '9'.repeat(huge)],
  ['true', true],
  ['false', false],
  ['an empty object', {}],
  ['an object', { a: 1 }],
  ['an object with names of every object', { toString: 1, valueOf: 2, constructor: 3 }],
  ['a choice of the wrong types', { value: {}, label: [] }],
  ['a choice with a nested value', { value: { value: 'a', label: 'A' }, label: 'A' }],
  ['an empty list', []],
  ['a list', [1, 'a', null]],
  ['a list of lists', [[], [[]]]],
  ['a huge list', Array.from({ length: 10_000 }, () => 1)],
  ['nested objects', { a: { b: { c: { value: 'x' } } } }],
  ['objects 5,000 deep', JSON.parse('{"a":'.repeat(5_000) + '1' + '}'.repeat(5_000))],
];

const definition = (component: string) => ({
  key: 'campo',
  component,
  label: 'Campo',
  required: true,
  subFields: [{ key: 'nome', component: 'text', required: true }],
});
const sentence = /^\p{Lu}.{4,}/u;

describe.each(Object.entries<FieldKind>(fields))('field kind %s', (name, kind) => {
  it.each(wrong)('given %s, holds a value or says what is wrong', (_, wire) => {
    const compiled = compileForm([definition(name)], fields);
    const form = new Form(compiled, { ...emptyContext(today), stored: { campo: wire } });
    const told = form.problems().map(({ message }) => message);
    for (const message of told) expect(message).toMatch(sentence);
    expect(isJson(payloadOf(form))).toBe(true);
    expect(typeof form.view('campo')?.label).toBe('string');
    // Whatever it made of it: what it would send, it takes back without a complaint.
    const again = judge(compiled, payloadOf(form), emptyContext(today));
    if (told.length === 0) expect(again.problems).toEqual([]);
  });

  it.each(wrong)('submitted %s, is judged and never stored as it came unless it is right', (_, wire) => {
    const verdict = judge(compileForm([definition(name)], fields), { campo: wire }, emptyContext(today));
    expect(isJson(verdict.answers)).toBe(true);
    expect(JSON.stringify(verdict.answers).length).toBeLessThan(3 * huge);
    if (kind.answers !== false && Object.keys(verdict.answers).length === 0) {
      expect(verdict.problems.length).toBeGreaterThan(0);
    }
  });
});
