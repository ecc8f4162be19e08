import type { FieldDefinition } from '@passo/engine/definition.ts';

/**
 * How the photos of a step are taken, where one of its fields says it for all of them: it stands once, beside the sentence of the step,
 * or beside what was wrong with them.
 * Null where there is none, or where each of several fields has a text of its own and keeps it.
 */
export function stepHelp(fields: readonly FieldDefinition[]): string | null {
  const texts = fields.flatMap(({ tutorial }) => tutorial ?? []);
  return texts.length === 1 ? (texts[0] ?? null) : null;
}
