import type { Form } from '@passo/engine/form/form.ts';
import { Suspense, useEffect, type ReactNode } from 'react';
import { FieldHost } from '../../fields/FieldHost.tsx';
import { onDemand } from '../../drawing/drawable.ts';
import { TermsContext } from '../../fields/terms.ts';
import { TermsDrawer } from './TermsDrawer.tsx';
import { useVisibleFields } from '../../form/useFormState.ts';
import { useTerms } from './useTerms.ts';

interface FormFieldsProps {
  readonly form: Form;
  /** How often sending was refused. */
  readonly attempt: number;
  /** Terms that must be accepted open by themselves, one at a time. */
  readonly opensTerms: boolean;
  /** Fields that the view draws, or fills in, by itself. */
  readonly without?: readonly string[];
}

/** Not of the first load: fetched while the person reads, long before anything can be refused. */
const problems = onDemand(async () => (await import('./FormProblems.tsx')).FormProblems);

/** What is wrong, and the fields in view. */
export function FormFields({ form, attempt, opensTerms, without = [] }: FormFieldsProps): ReactNode {
  const fields = useVisibleFields(form);
  const terms = useTerms(form, opensTerms);
  useEffect(() => void problems.load(), []);
  return (
    <TermsContext value={terms.show}>
      <Suspense key={attempt} fallback={null}>
        {attempt > 0 && problems.draw({ form, attempt })}
      </Suspense>
      {fields.map((field) => without.includes(field.key) || <FieldHost key={field.key} form={form} field={field} />)}
      {terms.drawn !== null && <TermsDrawer key={terms.drawn.key} {...terms.drawn.props} />}
    </TermsContext>
  );
}
