import { formatters, isFormatterName } from '@passo/domain';
import type { CompiledField } from './compile.ts';

/** A value as people read it: by `format.show` where the definition names one, else as its kind says it. */
export function wordsOf({ kind, definition }: CompiledField, value: unknown): string {
  if (kind === undefined) return '';
  const show = definition.format?.show;
  const shown = isFormatterName(show) ? formatters[show](kind.send(value, definition)) : undefined;
  return typeof shown === 'string' || typeof shown === 'number' ? String(shown) : kind.format(value, definition);
}
