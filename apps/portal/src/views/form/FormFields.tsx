import type { Form } from '@passo/engine/form/form.ts';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { FieldHost, loadControls } from '../../fields/FieldHost.tsx';
import { onDemand } from '../../drawing/drawable.ts';
import { TermsContext, type TermAt } from '../../fields/terms.ts';
import { afterLoad } from '../../device/afterLoad.ts';
import { useVisibleFields } from '../../form/useFormState.ts';

interface FormFieldsProps {
  readonly form: Form;
  /** How often sending was refused. */
  readonly attempt: number;
  /** Terms that must be accepted open by themselves, one at a time. */
  readonly opensTerms: boolean;
  /** Fields that the view draws, or fills in, by itself. */
  readonly without?: readonly string[];
}

const terms = onDemand(async () => (await import('./Terms.tsx')).Terms);
/** Fetched after the first step, while the person reads it: long before anything can be refused. */
const problems = onDemand(async () => (await import('./FormProblems.tsx')).FormProblems);

/** What is wrong, and the fields in view. */
export function FormFields({ form, attempt, opensTerms, without = [] }: FormFieldsProps): ReactNode {
  const fields = useVisibleFields(form).filter(({ key }) => !without.includes(key));
  const [asked, ask] = useState<TermAt | null>(null);
  useEffect(() => {
    void afterLoad().then(() => Promise.all([problems.load(), terms.load()]));
    loadControls(form.compiled);
  }, [form]);
  return (
    <TermsContext value={ask}>
      <Suspense key={attempt} fallback={null}>
        {attempt > 0 && problems.draw({ form, attempt })}
      </Suspense>
      {fields.map((field) => (
        <FieldHost key={field.key} form={form} field={field} />
      ))}
      <Suspense fallback={null}>
        {(opensTerms || asked !== null) && terms.draw({ form, asked, opensByItself: opensTerms })}
      </Suspense>
    </TermsContext>
  );
}
