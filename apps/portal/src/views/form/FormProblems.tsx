import type { FieldProblem, Form } from '@passo/engine/form/form.ts';
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
    ...told(form).map(({ field, message }) => ({ id: fieldId(field), message })),
    ...(homelessOf.get(form) ?? []).map(({ field, message }) => {
      const { words, id, step } = placeOf(currentJourney(), form, field);
      const onLead = step === undefined ? undefined : () => router.go(`/${step}`);
      return { id, onLead, message: [...words, message].join(': ') };
    }),
  ]);
  const [count] = useState(() => form.problems().length + (homelessOf.get(form) ?? []).length);
  return <ErrorSummary problems={problems} count={count} attempt={attempt} />;
}

/** A line each; consents that are missing are one, which leads to the first: they would all say the same. */
function told(form: Form): readonly FieldProblem[] {
  const isConsent = ({ field }: FieldProblem): boolean =>
    form.compiled.answersTo.get(field)?.definition.component === 'term';
  const all = form.problems();
  const consents = all.filter(isConsent);
  const [first] = consents;
  if (first === undefined || consents.length === 1)
    return all.map(({ field, message }) => ({ field, message: toldAt(form, field, message) }));
  return all.flatMap((one) => {
    if (one === first) return { ...one, message: `Marque as ${consents.length} caixas obrigatórias.` };
    return isConsent(one) ? [] : { ...one, message: toldAt(form, one.field, one.message) };
  });
}
