import { defineField } from '@passo/engine';
import { choiceMeaning, type Choice } from '../../parts/choice.ts';

export const select = defineField<Choice>({ ...choiceMeaning, control: 'select' });
