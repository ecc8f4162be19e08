import type { FieldView } from '@passo/engine/form/node.ts';
import type { FieldDefinition } from '@passo/engine/definition.ts';
import type { ReactNode } from 'react';
import { onDemand } from '../drawing/drawable.ts';

export const tutorial = onDemand(async () => (await import('./Tutorial.tsx')).Tutorial);

/** The link to a field's help. It comes with the field, as its control does: later it would move what stands below. */
export const tutorialOf = (view: FieldView, { label = '', tutorial: text }: FieldDefinition): ReactNode =>
  text && tutorial.draw({ about: view.label || label, text });
