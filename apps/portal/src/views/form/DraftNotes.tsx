import type { Form } from '@passo/engine/form/form.ts';
import { Suspense, useState, type ReactNode } from 'react';
import { unneeded } from '../../drawing/drawable.ts';
import { useLoaded } from '../../device/useLoaded.ts';
import { draftsNow } from '../../state/draftsLoader.ts';

const words = unneeded(async () => (await import('./FormNotes.tsx')).FormNotes);

/** What is said above the fields. The first step does not wait for it, unless there is a draft. */
export function DraftNotes({ form }: { readonly form: Form }): ReactNode {
  const [first] = useState(() => form.visibleFields());
  const loaded = useLoaded();
  return <Suspense fallback={null}>{(loaded || draftsNow() !== undefined) && words.draw({ form, first })}</Suspense>;
}
