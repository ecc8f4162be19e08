import type { CompiledField, CompiledForm } from '@passo/engine/form/compile.ts';
import type { Form } from '@passo/engine/form/form.ts';
import { memo, Suspense, useEffect, type ReactNode } from 'react';
import { useFieldView, useVisibleFields } from '../form/useFormState.ts';
import type { FieldGroup } from './fieldProps.ts';
import styles from './fields.module.css';
import { controlFor, controlsOf, isShown, shown } from './registry.ts';

interface FieldHostProps {
  readonly form: Form;
  readonly field: CompiledField;
  /** See `FieldProps`. */
  readonly within?: string | undefined;
}

/**
 * One field of a form: asks its kind for the control and keeps it up to date. Remembered, because the form draws its list
 * of fields anew whenever one comes or goes, and that is nothing to those that stay.
 */
export const FieldHost = memo(function FieldHost({ form, field, within }: FieldHostProps): ReactNode {
  const view = useFieldView(form, field.key);
  const definition = form.definition(field.key);
  useEffect(() => loadControls(field.rows), [field]);
  if (view === undefined || definition === undefined) return null;
  const control = controlFor(field);
  if (control === undefined) {
    return <p className={styles.unknown}>Campo &quot;{definition.label ?? field.key}&quot; não foi encontrado</p>;
  }
  const drawn = view.readOnly && isShown(field) ? shown : control;
  return drawn.draw({ form, field, view, definition, within, drawFields });
});

/**
 * What a form or a group is drawn with is there before a field comes into view: one that is fetched only then hides the page meanwhile, and
 * whoever types loses their place. A failure is told when it is drawn.
 */
export function loadControls(form: Pick<CompiledForm, 'fields'> | undefined): void {
  for (const control of controlsOf(form?.fields ?? [])) void control.load();
}

const drawFields = (group: FieldGroup): ReactNode => (
  <Suspense fallback={null}>
    <GroupFields {...group} />
  </Suspense>
);

function GroupFields({ form, within, without }: FieldGroup): ReactNode {
  const shown = useVisibleFields(form).filter(({ key }) => !without.includes(key));
  return shown.map((field) => <FieldHost key={field.key} {...{ form, field, within }} />);
}
