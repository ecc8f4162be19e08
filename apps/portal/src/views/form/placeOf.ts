import type { CompiledForm } from '@passo/engine/form/compile.ts';
import type { Form } from '@passo/engine/form/form.ts';
import { fieldId } from '../../fields/fieldProps.ts';
import { isReviewable, stepOf, type Journey } from '../../journey/journey.ts';

interface Place {
  /** Step (where it is another one), field and group, as people call them. */
  readonly words: readonly string[];
  /** What of it is on the page. */
  readonly id?: string | undefined;
  /** The step to open for it. */
  readonly step?: string | undefined;
}

/** Where a field is that the page does not show: hidden in this form, in a group that is not there, or in another step. */
export function placeOf(journey: Journey | null, form: Form, path: string): Place {
  const [key = ''] = path.split('.');
  const here = form.view(key);
  if (here !== undefined)
    return {
      words: wordsOf(form.compiled, path, here.label),
      id: here.visible ? fieldId(key) : undefined,
    };
  // The nearest one that asks it.
  const step = journey?.flow.steps.findLast((one) => one.form.answersTo.has(key));
  if (journey === null || step === undefined) return { words: [] };
  const { name = step.slug } = stepOf(journey, step.slug) ?? {};
  const isOpen = isReviewable(journey, step.slug);
  return { words: [name, ...wordsOf(step.form, path)], step: isOpen ? step.slug : undefined };
}

/** The group and the name of a field of this form, as people call them. */
export const labelAt = (form: Form, path: string): string =>
  placeOf(null, form, path)
    .words.map((one) => one.replaceAll('*', ''))
    .join(': ');

/** `socios.1.nome` → Sócios, item 2, Nome. */
function wordsOf({ answersTo }: CompiledForm, path: string, label?: string): readonly string[] {
  const [key = '', index, ...rest] = path.split('.');
  const field = answersTo.get(key);
  const own = label || (field?.definition.label ?? key);
  if (index === undefined || field?.rows === undefined) return [own];
  return [`${own}, item ${Number(index) + 1}`, ...wordsOf(field.rows, rest.join('.'))];
}
