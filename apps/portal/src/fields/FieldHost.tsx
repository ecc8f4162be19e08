import type { CompiledField } from '@passo/engine/form/compile.ts';
import type { Form } from '@passo/engine/form/form.ts';
import type { ReactNode } from 'react';
import { useFieldView } from '../form/useFormState.ts';
import styles from './fields.module.css';
import { controlFor } from './registry.ts';

/** One field of a form: asks its kind for the control and keeps it up to date. */
export function FieldHost({ form, field }: { readonly form: Form; readonly field: CompiledField }): ReactNode {
  const view = useFieldView(form, field.key);
  const definition = form.definition(field.key);
  if (view === undefined || definition === undefined) return null;
  const control = field.kind && controlFor(field.kind.control);
  if (control === undefined) {
    return <p className={styles.unknown}>Campo &quot;{definition.label ?? field.key}&quot; não foi encontrado</p>;
  }
  return control.draw({ form, field, view, definition });
}
