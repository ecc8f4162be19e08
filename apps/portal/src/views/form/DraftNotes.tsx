import type { Form } from '@passo/engine/form/form.ts';
import { Suspense, type ReactNode } from 'react';
import { unneeded } from '../../drawing/drawable.ts';
import { useLoaded } from '../../device/useLoaded.ts';
import { draftsNow } from '../../state/draftsLoader.ts';

const words = unneeded(async () => (await import('./DraftWords.tsx')).DraftWords);

/** What of a draft is not as the person left it, above the fields. Where there is none, the first step does not wait for it. */
export function DraftNotes({ form }: { readonly form: Form }): ReactNode {
  const loaded = useLoaded();
  return <Suspense fallback={null}>{(loaded || draftsNow() !== undefined) && words.draw({ form })}</Suspense>;
}
