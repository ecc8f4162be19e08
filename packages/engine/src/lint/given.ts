import type { FieldDefinition } from '../definition.ts';
import { isLocked } from '../form/initial.ts';
import { isEmptyAnswer } from '../json.ts';
import { kindOf, type Scope, type World } from './scope.ts';

/** What the definition itself may put into a field: its default and what its rules impose, with their places. */
export function givenValues(field: FieldDefinition): readonly (readonly [place: string, value: unknown])[] {
  const imposed = (field.conditionals ?? []).map((one, index): readonly [string, unknown] => [
    `.conditionals[${index}].value`,
    one.type === 'standard' ? one.value : undefined,
  ]);
  const all: readonly (readonly [string, unknown])[] = [['.defaultValue', field.defaultValue], ...imposed];
  return all.filter(([, value]) => !isEmptyAnswer(value));
}

/**
 * Whether nobody ever gives the field a value: the person cannot write it, the definition gives none, and no earlier step asks
 * its key. A field that the server's own bounds may fill is not judged.
 */
export function isForeverEmpty(field: FieldDefinition, key: string, scope: Scope, { kinds, bounded }: World): boolean {
  const kind = kindOf(kinds, field.component);
  if (kind === undefined || kind.answers === false || !isLocked(field) || bounded || field.resource !== undefined)
    return false;
  if (givenValues(field).length > 0) return false;
  const begins = kind.initial?.(field);
  if (begins !== undefined && kind.isEmpty?.(begins) !== true && !isEmptyAnswer(begins)) return false;
  return scope.inGroup === true || scope.around?.fields.get(key) === undefined;
}
