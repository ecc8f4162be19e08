import type { Form } from '@passo/engine/form/form.ts';
import { ErrorSummary } from '@passo/ui/layout/ErrorSummary.tsx';
import { useState, type ReactNode } from 'react';
import { fieldId } from '../../fields/fieldProps.ts';
import { homelessOf } from '../../form/homeless.ts';
import { currentJourney } from '../../journey/useJourney.ts';
import { useSession } from '../../session/useSession.ts';
import { placeOf } from './placeOf.ts';

/** The message with the name of its field, where it does not say it itself. */
function named(form: Form, field: string, message: string): string {
  const label = form.view(field)?.label.replaceAll('*', '') ?? '';
  return label === '' || message.includes(label) ? message : `${label}: ${message}`;
}

/**
 * What was wrong when sending was refused. It stays until the next try: a list that grew shorter while somebody types
 * would move the very field they type into.
 */
export function FormProblems({ form, attempt }: { readonly form: Form; readonly attempt: number }): ReactNode {
  const { router } = useSession();
  const [problems] = useState(() => [
    ...form.problems().map(({ field, message }) => ({ id: fieldId(field), message: named(form, field, message) })),
    ...(homelessOf.get(form) ?? []).map(({ field, message }) => {
      const { words, id, step } = placeOf(currentJourney(), form, field);
      const onLead = step === undefined ? undefined : () => router.go(`/${step}`);
      return { id, onLead, message: [...words, message].join(': ') };
    }),
  ]);
  return <ErrorSummary problems={problems} attempt={attempt} />;
}
