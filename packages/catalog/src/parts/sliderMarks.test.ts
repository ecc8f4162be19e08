import { expect, it } from 'vitest';
import { sliderMarks } from './sliderMarks.ts';

const option = (value: number | string) => ({ value, label: String(value) });
const slider = { key: 'a', component: 'sliderMoney', minValue: 100, maxValue: 10_000 };

it('reads the values of the definition as reais, in order, within the limits', () => {
  const values = [option(1000), option(500.5), option('x'), option(20_000), option(1), option(100), option(10_000)];
  expect(sliderMarks({ ...slider, values })).toEqual([10_000, 50_050, 100_000, 1_000_000]);
});

it('has none where the definition has none', () => expect(sliderMarks(slider)).toEqual([]));
