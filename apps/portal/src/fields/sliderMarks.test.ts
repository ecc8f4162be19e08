import { expect, it } from 'vitest';
import { sliderMarks } from './sliderMarks.ts';

const option = (value: number | string) => ({ value, label: String(value) });

it('reads the values of the definition as reais, in order, within the limits', () => {
  const values = [option(1000), option(500.5), option('x'), option(20_000), option(1)];
  expect(sliderMarks({ key: 'a', component: 'sliderMoney', values }, 10_000, 1_000_000)).toEqual([50_050, 100_000]);
});

it('has none where the definition has none', () => {
  expect(sliderMarks({ key: 'a', component: 'sliderMoney' }, 0, 100)).toEqual([]);
});
