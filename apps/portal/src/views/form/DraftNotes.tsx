import type { Form } from '@passo/engine/form/form.ts';
import { Suspense, type ReactNode } from 'react';
import { onDemand } from '../../drawing/drawable.ts';

const words = onDemand(async () => (await import('./DraftWords.tsx')).DraftWords);

/** What of a draft is not as the person left it, above the fields. The first step does not wait for it. */
export const DraftNotes = ({ form }: { readonly form: Form }): ReactNode => (
  <Suspense fallback={null}>{words.draw({ form })}</Suspense>
);
