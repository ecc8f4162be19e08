import { validationTexts } from '../../../../packages/catalog/src/conformance/validationTexts.ts';
import { expect, it } from 'vitest';
import { moneyLimits, withLimits } from './moneyLimits.ts';

const field = { key: 'a', component: 'money' } as const;

it.each([
  [{ minValue: 500, maxValue: 14_200 }, 'min: R$ 500,00 - max: R$ 14.200,00'],
  [{ minValue: 500 }, 'Valor mínimo: R$ 500,00'],
  [{ maxValue: 500 }, 'Valor máximo: R$ 500,00'],
  [{}, undefined],
] as const)('%j', (limits, words) => expect(moneyLimits({ ...field, ...limits }, true)).toBe(words));

it('says nothing where nothing can be typed', () => {
  expect(moneyLimits({ ...field, minValue: 500 }, false)).toBeUndefined();
});

it('follows the words of the definition', () => {
  expect(withLimits('Sem centavos.', 'Valor mínimo: R$ 1,00')).toBe('Sem centavos. Valor mínimo: R$ 1,00');
  expect(withLimits(undefined, undefined)).toBeUndefined();
});

it('says the limits in the words of the specification', () => {
  const { moneyHelper, moneyLabels } = validationTexts;
  const filled = moneyHelper.replace('{money}', 'R$ 1,00').replace('{money}', 'R$ 2,00');
  expect(moneyLimits({ ...field, minValue: 1, maxValue: 2 }, true)).toBe(filled);
  expect(moneyLimits({ ...field, minValue: 1 }, true)).toBe(`${moneyLabels[0]}: R$ 1,00`);
  expect(moneyLimits({ ...field, maxValue: 1 }, true)).toBe(`${moneyLabels[1]}: R$ 1,00`);
});
