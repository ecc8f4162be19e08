import type { CompiledForm } from '@passo/engine/form/compile.ts';
import type { Form } from '@passo/engine/form/form.ts';
import { ErrorSummary } from '@passo/ui/layout/ErrorSummary.tsx';
import { useMemo, type ReactNode } from 'react';
import { fieldId } from '../fields/fieldProps.ts';
import { useProblems } from './useFormState.ts';

interface FormProblemsProps {
  readonly form: Form;
  readonly compiled: CompiledForm;
  readonly attempt: number;
}

export function FormProblems({ form, compiled, attempt }: FormProblemsProps): ReactNode {
  const keys = useMemo(() => compiled.fields.map(({ key }) => key), [compiled]);
  const problems = useProblems(form, keys).map(({ field, message }) => ({ id: fieldId(field), message }));
  return <ErrorSummary problems={problems} attempt={attempt} />;
}
