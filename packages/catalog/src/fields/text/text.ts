import { defineField } from '@passo/engine';
import { textMeaning } from '../../parts/text.ts';

export const text = defineField<string>(textMeaning);
