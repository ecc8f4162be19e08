import { fromReais } from '@passo/domain';
import { defineField } from '@passo/engine';
import { moneyBounds, moneyMeaning } from '../../parts/money.ts';

/** An amount on a slider: it starts at the default, else at the maximum. */
export const sliderMoney = defineField<number>({
  ...moneyMeaning,
  control: 'slider',
  initial: (field) => {
    const given = fromReais(field.defaultValue);
    return given.ok ? given.value : moneyBounds(field).max;
  },
});
