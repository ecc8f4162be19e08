import { fromReais } from '@passo/domain';
import { defineField } from '@passo/engine';
import { moneyBounds, moneyMeaning } from '../../parts/money.ts';

/** An amount on a slider: it starts at the default, else at the maximum. Nothing is shown when the minimum is above it. */
export const sliderMoney = defineField<number>({
  ...moneyMeaning,
  control: 'slider',
  shows: (field) => {
    const { min = 0, max = 0 } = moneyBounds(field);
    return min <= max;
  },
  initial: (field) => {
    const given = fromReais(field.defaultValue);
    return given.ok ? given.value : moneyBounds(field).max;
  },
});
