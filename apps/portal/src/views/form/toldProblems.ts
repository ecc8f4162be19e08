import type { Form } from '@passo/engine/form/form.ts';
import { labelAt } from './placeOf.ts';

interface ToldProblem {
  readonly field: string;
  /** As people call the place. What is wrong there is said there. */
  readonly label: string;
}

/** A place each; consents that are missing are one, which leads to the first: they are ticked one below the other. */
export function toldProblems(form: Form): readonly ToldProblem[] {
  const all = form.problems();
  const consents = all.filter(({ field }) => form.compiled.answersTo.get(field)?.definition.component === 'term');
  const joined = consents.length > 1 ? consents : [];
  return all.flatMap((one) => {
    const { field } = one;
    if (one === joined[0]) return { field, label: `${joined.length} caixas para marcar` };
    return joined.includes(one) ? [] : { field, label: labelAt(form, field) };
  });
}
