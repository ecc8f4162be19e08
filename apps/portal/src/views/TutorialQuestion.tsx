import type { CompiledField } from '@passo/engine/form/compile.ts';
import type { Form } from '@passo/engine/form/form.ts';
import type { ReactNode } from 'react';
import { controlFor } from '../fields/registry.ts';
import { useFieldView } from '../form/useFormState.ts';
import styles from './tutorial.module.css';

interface TutorialQuestionProps {
  readonly form: Form;
  readonly field: CompiledField;
  /** Of the page, which may be the question itself. */
  readonly title: string;
}

/** Asked of whoever reads: what follows stands there once it is answered, so nothing calls it optional. */
export function TutorialQuestion({ form, field, title }: TutorialQuestionProps): ReactNode {
  const view = useFieldView(form, field.key);
  const definition = form.definition(field.key);
  if (view === undefined || definition === undefined) return null;
  const drawn = controlFor(field)?.draw({
    ...{ form, field, definition, view: { ...view, required: true } },
    drawFields: () => null,
  });
  return <div className={view.label === title ? styles.named : undefined}>{drawn}</div>;
}
