import type { Form } from '@passo/engine/form/form.ts';
import type { ReactNode } from 'react';
import { DraftWords } from './DraftWords.tsx';
import { NewFields } from './NewFields.tsx';

/** What is said of a form beside its fields: what of a draft is not as the person left it, and that an answer has brought more fields. */
export function FormNotes({ form }: { readonly form: Form }): ReactNode {
  return (
    <>
      <DraftWords form={form} />
      <NewFields form={form} />
    </>
  );
}
