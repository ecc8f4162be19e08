import type { CompiledField } from './compile.ts';

/** Whether there is nothing here that counts as an answer. */
export function isUnanswered(field: CompiledField, value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (Array.isArray(value) && value.length === 0) return true;
  return field.kind?.isEmpty?.(value) ?? false;
}
