import type { CompiledField, CompiledForm } from '@passo/engine/form/compile.ts';
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

/** The message with the group and the name of its field, where it does not say them itself. */
export function toldAt(form: Form, path: string, message: string): string {
  const words = placeOf(null, form, path).words.map((one) => one.replaceAll('*', ''));
  const label = words.pop() ?? '';
  const named = label === '' || message.includes(label) || fieldAt(form.compiled, path)?.definition.missing === message;
  return [...words, ...(named ? [] : [label]), message].join(': ');
}

function fieldAt({ answersTo }: CompiledForm, path: string): CompiledField | undefined {
  const [key = '', index, ...rest] = path.split('.');
  const field = answersTo.get(key);
  return index === undefined || field?.rows === undefined ? field : fieldAt(field.rows, rest.join('.'));
}

/** `socios.1.nome` → Sócios, item 2, Nome. */
function wordsOf({ answersTo }: CompiledForm, path: string, label?: string): readonly string[] {
  const [key = '', index, ...rest] = path.split('.');
  const field = answersTo.get(key);
  const own = label || (field?.definition.label ?? key);
  if (index === undefined || field?.rows === undefined) return [own];
  return [`${own}, item ${Number(index) + 1}`, ...wordsOf(field.rows, rest.join('.'))];
}
