import { defineField } from '@passo/engine';
import { choiceMeaning, type Choice } from '../../parts/choice.ts';

export const radio = defineField<Choice>({ ...choiceMeaning, control: 'radio' });
