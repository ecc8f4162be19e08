import type { FieldProblem, Form } from '@passo/engine/form/form.ts';
import { toldAt } from './placeOf.ts';

/** A line each; consents that are missing are one, which leads to the first: they would all say the same. */
export function toldProblems(form: Form): readonly FieldProblem[] {
  const all = form.problems();
  const consents = all.filter(({ field }) => form.compiled.answersTo.get(field)?.definition.component === 'term');
  const joined = consents.length > 1 ? consents : [];
  return all.flatMap((one) => {
    if (one === joined[0]) return { ...one, message: `Marque as ${joined.length} caixas obrigatórias.` };
    return joined.includes(one) ? [] : { ...one, message: toldAt(form, one.field, one.message) };
  });
}
