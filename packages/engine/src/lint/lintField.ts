import type { FieldDefinition } from '../definition.ts';
import { keyOf } from '../form/compile.ts';
import type { Findings } from './finding.ts';
import { isForeverEmpty } from './given.ts';
import { lintConditions, neverShown, type Silent } from './lintConditions.ts';
import { lintFit } from './lintFit.ts';
import { lintNames, lintReferences } from './lintNames.ts';
import { READ_ONLY } from './lintSteps.ts';
import { lintUse } from './lintUse.ts';
import { lintGiven, lintOptions } from './lintValues.ts';
import { kindOf, referredIn, type Scope, type World } from './scope.ts';

/** All that the rules say of one field, and of the fields of its groups. */
export function* lintField(
  field: FieldDefinition,
  path: string,
  scope: Scope,
  world: World,
  silent: Map<FieldDefinition, string>,
): Findings {
  const kind = kindOf(world.kinds, field.component);
  yield* lintNames(field, path, world);
  yield* lintReferences(field, path, scope, world);
  if (kind !== undefined) {
    yield* lintFit(field, path, kind);
    yield* lintUse(field, path, kind, scope, world);
    yield* lintGiven(field, path, kind, world);
    yield* lintOptions(field, path, kind, world);
  }
  yield* lintConditions(field, path, scope, silent);
  if (kind?.repeats !== undefined) yield* lintRows(field.subFields ?? [], path, scope, world, silent);
}

/** The fields of a group see each other and the form around them. */
function* lintRows(
  fields: readonly FieldDefinition[],
  path: string,
  around: Scope,
  world: World,
  silent: Map<FieldDefinition, string>,
): Findings {
  const scope = { fields: referredIn(fields, world.kinds), around, inGroup: true };
  yield* lintKeys(fields, `${path}.subFields`);
  hush(fields, scope, world, silent);
  for (const [index, field] of fields.entries()) {
    yield* lintField(field, `${path}.subFields[${index}]`, scope, world, silent);
  }
}

/** Notes the fields that never have an answer. Twice, so that a field before its condition's field is found out too. */
export function hush(
  fields: readonly FieldDefinition[],
  scope: Scope,
  world: World,
  silent: Map<FieldDefinition, string>,
): Silent {
  for (const pass of [fields, fields.toReversed(), fields]) {
    for (const field of pass) {
      const empty = isForeverEmpty(field, keyOf(field), scope, world) ? READ_ONLY : undefined;
      const reason = silent.has(field) ? undefined : (neverShown(field, scope, silent) ?? empty);
      if (reason !== undefined) silent.set(field, reason);
    }
  }
  return silent;
}

export function* lintKeys(fields: readonly FieldDefinition[], path: string): Findings {
  const seen = new Set<string>();
  for (const { _id, key, uniqueKey } of fields) {
    const names = new Set([uniqueKey ?? key, ...(_id === undefined ? [] : [_id])]);
    for (const name of names) {
      if (seen.has(name)) yield { path, message: `key "${name}" is used twice` };
      seen.add(name);
    }
  }
}
