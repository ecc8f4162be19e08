import { formatters, masks, validators } from '@passo/domain';
import type { Conditional, FieldDefinition } from '../definition.ts';
import { libraryRules } from '../form/problem.ts';
import { compileTemplate } from '../form/template.ts';
import { type Finding, type Findings, shortened, unknownName } from './finding.ts';
import type { FieldKind } from '../kind.ts';
import { find, kindOf, namesOf, type Scope, type World } from './scope.ts';

const known = {
  mask: Object.keys(masks),
  validator: Object.keys(validators),
  formatter: Object.keys(formatters),
  rule: [...libraryRules, ...Object.keys(validators)],
};

/** Names that nothing has: kinds, masks, validators, rules, formatters, lists. */
export function* lintNames(field: FieldDefinition, path: string, world: World): Findings {
  yield* named(field.component, Object.keys(world.kinds), 'field kind', `${path}.component`);
  yield* named(field.mask, known.mask, 'mask', `${path}.mask`);
  yield* allNamed(field.validation, known.validator, 'validator', `${path}.validation`);
  yield* allNamed(field.rules, known.rule, 'rule', `${path}.rules`);
  yield* named(field.format?.send, known.formatter, 'formatter', `${path}.format.send`);
  yield* named(field.format?.show, known.formatter, 'formatter', `${path}.format.show`);
  if (world.resources !== undefined) yield* named(field.resource, world.resources, 'resource', `${path}.resource`);
}

function* named(name: string | undefined, names: readonly string[], what: string, path: string): Findings {
  if (name !== undefined && !names.includes(name)) yield unknownName(path, what, name, names);
}

function* allNamed(
  list: readonly string[] | undefined,
  names: readonly string[],
  what: string,
  path: string,
): Findings {
  for (const [index, name] of (list ?? []).entries()) yield* named(name, names, what, `${path}[${index}]`);
}

/** References to fields that are not there, or only later. */
export function* lintReferences(field: FieldDefinition, path: string, scope: Scope, world: World): Findings {
  for (const [index, conditional] of (field.conditionals ?? []).entries()) {
    const at = `${path}.conditionals[${index}]`;
    for (const [name, place] of referencesOf(conditional))
      yield* reference('condition', name, at + place, scope, world);
  }
  for (const [index, name] of (field.dependencies ?? []).entries()) {
    yield* reference('dependency', name, `${path}.dependencies[${index}]`, scope, world);
  }
  for (const name of compileTemplate(field.label ?? '').keys)
    yield* reference('label', name, `${path}.label`, scope, world);
  yield* lintUnfilled(field, path, kindOf(world.kinds, field.component));
  const code = field.getDependencyValue?.referenceResourceCode;
  if (code !== undefined) {
    yield* reference('dependency', code, `${path}.getDependencyValue.referenceResourceCode`, scope, world);
  }
}

/** Words that a person would read with their braces: only labels, and the titles of groups, are filled in. */
function* lintUnfilled(field: FieldDefinition, path: string, kind: FieldKind | undefined): Findings {
  const { label, title, missing, placeholder, message, tooltip, tutorial } = field;
  const unfilled = {
    ...{ missing, placeholder, message, tooltip, tutorial },
    ...(kind?.repeats === undefined && { title }),
    ...(kind?.substitutesLabel === false && { label }),
  };
  for (const [name, words = ''] of Object.entries(unfilled))
    for (const key of compileTemplate(words).keys)
      yield {
        path: `${path}.${name}`,
        message: `"{{${shortened(key)}}}" stays as it is written: nothing is filled in here`,
      };
}

function* reference(what: string, name: string, path: string, scope: Scope, world: World): Findings {
  if (name === 'none' || find(scope, name) !== undefined) return;
  const step = world.elsewhere.get(name);
  yield step === undefined ? unknownName(path, 'field', name, namesOf(scope)) : tooLate(what, name, step, path);
}

const tooLate = (what: string, name: string, step: string, path: string): Finding => ({
  path,
  message: `${what} refers to "${shortened(name)}", which is asked in the step "${step}"`,
  suggestion: 'only fields of this step and of the steps before it have answers here',
});

/** Every reference of a conditional, with its place inside it. */
function referencesOf(conditional: Conditional): readonly (readonly [name: string, place: string])[] {
  if (conditional.type === 'displayBasedOnValues') {
    return conditional.conditions.map(({ field }, index) => [field, `.conditions[${index}].field`]);
  }
  return conditional.type === 'readOnly' ? [] : [[conditional.field, '.field']];
}
