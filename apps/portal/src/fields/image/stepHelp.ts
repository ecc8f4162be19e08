import type { Form } from '@passo/engine/form/form.ts';

/**
 * How the photos of a step are taken, where one of its fields says it for all of them: it stands once, beside the sentence of the step.
 * Null where there is none, or where each of several fields has a text of its own and keeps it.
 */
export function stepHelp(form: Form): string | null {
  const texts = form.compiled.fields.flatMap(({ definition }) => definition.tutorial ?? []);
  return texts.length === 1 ? (texts[0] ?? null) : null;
}
