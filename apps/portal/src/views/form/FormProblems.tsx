import type { Form } from '@passo/engine/form/form.ts';
import { ErrorSummary } from '@passo/ui/layout/ErrorSummary.tsx';
import { useState, type ReactNode } from 'react';
import { fieldId } from '../../fields/fieldProps.ts';
import { homelessOf } from '../../form/homeless.ts';
import { currentJourney } from '../../journey/useJourney.ts';
import { useSession } from '../../session/useSession.ts';
import { placeOf, toldAt } from './placeOf.ts';

/**
 * What was wrong when sending was refused. It stays until the next try: a list that grew shorter while somebody types
 * would move the very field they type into.
 */
export function FormProblems({ form, attempt }: { readonly form: Form; readonly attempt: number }): ReactNode {
  const { router } = useSession();
  const [problems] = useState(() => [
    ...form.problems().map(({ field, message }) => ({ id: fieldId(field), message: toldAt(form, field, message) })),
    ...(homelessOf.get(form) ?? []).map(({ field, message }) => {
      const { words, id, step } = placeOf(currentJourney(), form, field);
      const onLead = step === undefined ? undefined : () => router.go(`/${step}`);
      return { id, onLead, message: [...words, message].join(': ') };
    }),
  ]);
  return <ErrorSummary problems={problems} attempt={attempt} />;
}
