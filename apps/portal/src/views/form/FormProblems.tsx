import type { Form } from '@passo/engine/form/form.ts';
import { ErrorSummary } from '@passo/ui/layout/ErrorSummary.tsx';
import { useState, type ReactNode } from 'react';
import { fieldId } from '../../fields/fieldProps.ts';

/**
 * What was wrong when sending was refused. It stays until the next try: a list that grew shorter while somebody types
 * would move the very field they type into.
 */
export function FormProblems({ form, attempt }: { readonly form: Form; readonly attempt: number }): ReactNode {
  const [problems] = useState(() => form.problems().map(({ field, message }) => ({ id: fieldId(field), message })));
  return <ErrorSummary problems={problems} attempt={attempt} />;
}
