import { describe, expect, it } from 'vitest';
import { parseField, parseFlow, parseStep } from './parse.ts';

const said = (value: unknown): readonly string[] => {
  const parsed = parseField(value, { path: 'field' });
  return parsed.ok
    ? []
    : parsed.problem.map(({ path, message, suggestion }) => [path, message, suggestion].filter(Boolean).join(' | '));
};
const good = { key: 'a', component: 'text' };

describe('parseField', () => {
  it('takes a definition as it stands', () => {
    const full = {
      ...good,
      conditionals: [
        { type: 'visualization', field: 'b', values: ['x', 1, true] },
        { type: 'displayBasedOnValues', conditions: [{ field: 'b' }] },
        { type: 'standard', field: 'b', value: { any: ['json'] } },
        { type: 'readOnly', activateWhenHasProposal: true },
      ],
      dateValidation: [{ boundary: 'end', type: 'years', value: -18, message: 'm' }],
      subFields: [good],
      values: [{ value: 1, label: 'Um', image: '/um.png', disabled: false }],
    };
    expect(parseField(full)).toEqual({ ok: true, value: full });
  });

  it('takes the smallest length there is', () => expect(said({ ...good, minLength: 1, maxLength: 1 })).toEqual([]));

  it.each<[string, unknown, readonly string[]]>([
    ['null', null, ['field | must be an object, not null']],
    ['a list', [], ['field | must be an object, not a list']],
    ['nothing of it', {}, ['field | needs "key"', 'field | needs "component"']],
    [
      'a key that no answer can have',
      { ...good, key: '__proto__' },
      ['field.key | must be a key: letters and digits, a letter first, at most 60'],
    ],
    ['a slip', { ...good, lable: 'x' }, ['field | unknown property "lable" | did you mean "label"?']],
    ['a text for a flag', { ...good, required: 'sim' }, ['field.required | must be true or false, not a string']],
    ['a number that is none', { ...good, maxValue: 'NaN' }, ['field.maxValue | must be a number, not a string']],
    [
      'a length below one',
      { ...good, minLength: 0 },
      ['field.minLength | must be a whole number above zero, not a number'],
    ],
    ['an object for a list', { ...good, values: {} }, ['field.values | must be a list, not an object']],
    [
      'an option without words',
      { ...good, values: [{ value: {} }] },
      [
        'field.values[0] | needs "label"',
        'field.values[0].value | must be a text, a number, true or false, not an object',
      ],
    ],
    [
      'a condition of an unknown type',
      { ...good, conditionals: [{ type: 'visualisation', field: 'b' }] },
      ['field.conditionals[0].type | unknown conditional "visualisation" | did you mean "visualization"?'],
    ],
    [
      'a condition without a type',
      { ...good, conditionals: [{}] },
      ['field.conditionals[0].type | must be a conditional, not undefined'],
    ],
    [
      'alternatives without one',
      { ...good, conditionals: [{ type: 'displayBasedOnValues', conditions: [] }] },
      ['field.conditionals[0].conditions | must not be empty'],
    ],
    [
      'mistakes inside groups',
      { ...good, subFields: [{ key: 'b', component: 7 }] },
      ['field.subFields[0].component | must be a text, not a number'],
    ],
  ])('says what is wrong with %s', (_, value, expected) => expect(said(value)).toEqual(expected));
});

it('steps and flows carry their file and where in it they stand', () => {
  const step = parseStep(
    { slug: 'A b', name: ' ', stepType: 'form', texts: { done: {} } },
    { file: 'x', path: 'steps[3]' },
  );
  expect(step.ok ? [] : step.problem.map(({ file, path }) => `${file} ${path}`)).toEqual([
    'x steps[3].slug',
    'x steps[3].name',
    'x steps[3].texts',
  ]);
  expect(parseFlow({ steps: [] })).toMatchObject({ ok: false });
  expect(parseFlow({ steps: [{ slug: 'a', name: 'A', stepType: 'form' }] })).toMatchObject({ ok: true });
});
