import type { FieldView } from '@passo/engine/form/node.ts';
import type { FieldDefinition } from '@passo/engine/definition.ts';
import { createElement, Suspense, type ReactNode } from 'react';
import { onDemand } from '../drawing/drawable.ts';

export const tutorial = onDemand(async () => (await import('./Tutorial.tsx')).Tutorial);

/** The link to a field's help. Until its part is there nothing else has to wait. */
export const tutorialOf = (view: FieldView, { label = '', tutorial: text }: FieldDefinition): ReactNode =>
  text && createElement(Suspense, { fallback: null }, tutorial.draw({ about: view.label || label, text }));
