import { defineField } from '@passo/engine';
import { textMeaning } from '../../parts/text.ts';

/** A text with suggestions from a resource; what is typed counts, chosen or not. */
export const textWithAutoComplete = defineField<string>({ ...textMeaning, control: 'autoComplete' });
