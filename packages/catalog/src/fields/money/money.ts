import { defineField } from '@passo/engine';
import { moneyMeaning } from '../../parts/money.ts';

export const money = defineField<number>(moneyMeaning);
