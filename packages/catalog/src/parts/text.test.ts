import { expect, it } from 'vitest';
import { textMeaning } from './text.ts';

it.each([
  ['rne', 'V123456-J', null],
  ['rne', '123456J', 'Campo inválido'],
  ['agency', '123X', 'Campo inválido'],
  ['agency', '1234-X', null],
  ['licencePlate', 'BC1D23', 'Campo inválido'],
  ['licencePlate', 'ABC1', null],
  ['name', 'Maria  Silva', null],
  [undefined, '123X', null],
])('under the mask %s, what is shown as %s is what travels, or is %s', (mask, value, problem) => {
  const field = { key: 'campo', component: 'text', ...(mask !== undefined && { mask }) };
  expect(textMeaning.problem(value, field)).toBe(problem);
  if (problem === null && mask !== 'name') expect(textMeaning.send(value, field)).toBe(value.replace('-', ''));
});
