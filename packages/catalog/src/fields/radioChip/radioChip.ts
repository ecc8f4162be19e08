import { defineField } from '@passo/engine';
import { choiceMeaning, type Choice } from '../../parts/choice.ts';

export const radioChip = defineField<Choice>({ ...choiceMeaning, control: 'chips' });
