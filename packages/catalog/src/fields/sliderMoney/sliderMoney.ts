import { defineField } from '@passo/engine';
import { moneyBounds, moneyMeaning } from '../../parts/money.ts';

/** An amount on a slider: it starts at the default, else at the maximum. Nothing is shown when the minimum is above it. */
export const sliderMoney = defineField<number>({
  ...moneyMeaning,
  control: 'slider',
  // It always stands somewhere: at zero it was put there.
  send: (centavos) => centavos / 100,
  shows: (field) => {
    const { min = 0, max = 0 } = moneyBounds(field);
    return min <= max;
  },
  // A default beyond the limits begins at the nearest of them: a slider has no place for it.
  initial: (field, given) => {
    const { min = 0, max } = moneyBounds(field);
    if (given === undefined) return max;
    return Math.max(min, Math.min(given, max ?? given));
  },
});
