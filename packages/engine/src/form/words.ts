import type { CompiledField } from './compile.ts';
import { readable } from './readable.ts';

/** A value as people read it: by `format.show` where the definition names one, else as its kind says it. */
export function wordsOf({ kind, show, definition }: CompiledField, value: unknown): string {
  if (kind === undefined) return '';
  const shown = show?.show(kind.send(value, definition));
  return readable(
    typeof shown === 'string' || typeof shown === 'number' ? String(shown) : kind.format(value, definition),
  );
}
