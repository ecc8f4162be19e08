import { validationTexts } from '../../../../packages/catalog/src/conformance/validationTexts.ts';
import { expect, it } from 'vitest';
import { moneyLimits, withLimits } from './moneyLimits.ts';

const field = { key: 'a', component: 'money' } as const;

it.each([
  [{ minValue: 500, maxValue: 14_200 }, 'De R$ 500,00 a R$ 14.200,00.'],
  [{ minValue: 0, maxValue: 500 }, 'Valor máximo: R$ 500,00'],
  [{ minValue: 500 }, 'Valor mínimo: R$ 500,00'],
  [{ maxValue: 500 }, 'Valor máximo: R$ 500,00'],
  [{}, undefined],
] as const)('%j', (limits, words) => expect(moneyLimits({ ...field, ...limits }, true)).toBe(words));

it('says nothing where nothing is typed', () => {
  expect(moneyLimits({ ...field, minValue: 500 }, false)).toBeUndefined();
});

it('follows the words of the definition', () => {
  expect(withLimits('Sem centavos.', 'Valor mínimo: R$ 1,00')).toBe('Sem centavos. Valor mínimo: R$ 1,00');
  expect(withLimits(undefined, undefined)).toBeUndefined();
});

it('names a single limit in the words of the specification', () => {
  const { moneyLabels } = validationTexts;
  expect(moneyLimits({ ...field, minValue: 1 }, true)).toBe(`${moneyLabels[0]}: R$ 1,00`);
  expect(moneyLimits({ ...field, maxValue: 1 }, true)).toBe(`${moneyLabels[1]}: R$ 1,00`);
});
