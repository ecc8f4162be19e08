import type { CompiledField } from '@passo/engine/form/compile.ts';
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
  useEffect(() => loadInner(field), [field]);
  if (view === undefined || definition === undefined) return null;
  if (field.kind === undefined) {
    return <p className={styles.unknown}>Campo &quot;{definition.label ?? field.key}&quot; não foi encontrado</p>;
  }
  const drawn = view.readOnly && isShown(field) ? shown : controlFor(field.kind.control);
  return drawn.draw({ form, field, view, definition, within, drawFields });
});

/** What a group is drawn with is there before the first one is added. A failure is told when it is drawn. */
function loadInner({ rows }: CompiledField): void {
  for (const control of controlsOf(rows?.fields ?? [])) void control.load();
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
