import type { CompiledField } from '@passo/engine/form/compile.ts';
import type { Form } from '@passo/engine/form/form.ts';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useVisibleFields } from '../../form/useFormState.ts';

export interface NewFieldsProps {
  readonly form: Form;
  /** Those that the form opened with: it may have more by the time this is fetched. */
  readonly first: readonly CompiledField[];
}

const answering = (fields: readonly CompiledField[]): number => fields.filter(({ answers }) => answers).length;

/** Tells who does not see it that an answer has brought more fields. The live region is there before what it says. */
export function NewFields({ form, first }: NewFieldsProps): ReactNode {
  const count = answering(useVisibleFields(form));
  const told = useRef(answering(first));
  const [more, setMore] = useState(0);
  useEffect(() => {
    if (count !== told.current) setMore(count - told.current);
    told.current = count;
  }, [count]);
  return (
    <p role="status" className="visually-hidden">
      {more > 0 && wordsOf(more)}
    </p>
  );
}

const wordsOf = (more: number): string =>
  more === 1 ? 'Apareceu mais 1 campo para responder.' : `Apareceram mais ${more} campos para responder.`;
