import type { ReactNode } from 'react';
import { DraftWords } from './DraftWords.tsx';
import { NewFields, type NewFieldsProps } from './NewFields.tsx';

/** What is said of a form beside its fields: what of a draft is not as the person left it, and that an answer has brought more fields. */
export function FormNotes({ form, first }: NewFieldsProps): ReactNode {
  return (
    <>
      <DraftWords form={form} />
      <NewFields form={form} first={first} />
    </>
  );
}
