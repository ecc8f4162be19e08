import { defineField, messages } from '@passo/engine';
import { moneyMeaning } from '../../parts/money.ts';

/** A property's value. The limits guide the person but do not refuse (specification, 5.1). */
export const inputRealEstateValue = defineField<number>({
  ...moneyMeaning,
  control: 'unlimitedMoney',
  problem: (centavos) => (centavos < 0 ? messages.min : null),
});
