import { isJsonObject, own, type Json, type JsonObject } from '../json.ts';
import type { CompiledForm } from './compile.ts';

/**
 * The answers with each photo as `change` has it, by its path (`foto`, in a group of a list `socios.0.foto`), absent or not; undefined
 * leaves it out. A group of a list has the photos that the definition gives it.
 */
export function withPhotos(
  { fields }: CompiledForm,
  answers: JsonObject,
  change: (path: string, answer: Json | undefined) => Json | undefined,
  within = '',
): JsonObject {
  const changed = new Map<string, Json | undefined>();
  for (const { key, kind, rows } of fields) {
    const [path, answer] = [within + key, own(answers, key)];
    if (kind?.upload === true) changed.set(key, change(path, answer));
    else if (rows !== undefined && Array.isArray(answer)) {
      const groups: readonly Json[] = answer;
      changed.set(
        key,
        groups.map((row, at) => (isJsonObject(row) ? withPhotos(rows, row, change, `${path}.${at}.`) : row)),
      );
    }
  }
  const others = Object.entries(answers).filter(([key]) => !changed.has(key));
  const there = [...changed].flatMap(([key, answer]): [string, Json][] =>
    answer === undefined ? [] : [[key, answer]],
  );
  // Not by assignment: a field may be called `__proto__`.
  return Object.fromEntries([...others, ...there]);
}
