import type { Form } from '@passo/engine/form/form.ts';
import { ErrorSummary } from '@passo/ui/layout/ErrorSummary.tsx';
import { useState, type ReactNode } from 'react';
import { fieldId } from '../../fields/fieldProps.ts';
import { homelessOf } from '../../form/homeless.ts';
import { currentJourney } from '../../journey/useJourney.ts';
import { useSession } from '../../session/useSession.ts';
import { placeOf } from './placeOf.ts';
import { toldProblems } from './toldProblems.ts';

/**
 * What was wrong when sending was refused. It stays until the next try: a list that grew shorter while somebody types
 * would move the very field they type into.
 */
export function FormProblems({ form, attempt }: { readonly form: Form; readonly attempt: number }): ReactNode {
  const { router } = useSession();
  const [summed] = useState(() => {
    const homeless = homelessOf.get(form) ?? [];
    const told = toldProblems(form).map(({ field, label }) => ({ id: fieldId(field), text: label }));
    const elsewhere = homeless.map(({ field, message }) => {
      const { words, id, step } = placeOf(currentJourney(), form, field);
      const onLead = step === undefined ? undefined : () => router.go(`/${step}`);
      return { id, onLead, text: [...words, message].join(': ') };
    });
    const problems = [...told, ...elsewhere];
    // The fields have been on the page since before they were refused.
    const only = problems.length === 1 ? told.find(({ id }) => document.getElementById(id) !== null)?.id : undefined;
    return { problems, only, count: form.problems().length + homeless.length };
  });
  return <ErrorSummary {...summed} attempt={attempt} />;
}
