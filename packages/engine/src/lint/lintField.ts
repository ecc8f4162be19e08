import { formatters, masks, validators } from '@passo/domain';
import type { Conditional, FieldDefinition } from '../definition.ts';
import { keyOf } from '../form/compile.ts';
import { compileTemplate } from '../form/template.ts';
import { type Finding, unknownName } from './finding.ts';

/** What is wrong with one field: unknown names and references that lead nowhere (or to a later step). */
export function lintField(
  field: FieldDefinition,
  path: string,
  reachable: ReadonlySet<string>,
  kinds: readonly string[],
): readonly Finding[] {
  const reference = (name: string, at: string): Finding[] =>
    reachable.has(name) || name === 'none' ? [] : [unknownName(`${path}.${at}`, 'field', name, [...reachable])];
  return [
    ...lintName(field.component, kinds, 'field kind', `${path}.component`),
    ...lintName(field.mask, Object.keys(masks), 'mask', `${path}.mask`),
    ...(field.validation ?? []).flatMap((name, index) =>
      lintName(name, Object.keys(validators), 'validator', `${path}.validation[${index}]`),
    ),
    ...lintName(field.format?.send, Object.keys(formatters), 'formatter', `${path}.format.send`),
    ...lintName(field.format?.show, Object.keys(formatters), 'formatter', `${path}.format.show`),
    ...(field.conditionals ?? []).flatMap((conditional, index) =>
      referencesOf(conditional).flatMap((name) => reference(name, `conditionals[${index}]`)),
    ),
    ...[field.getDependencyValue?.referenceResourceCode ?? []]
      .flat()
      .flatMap((name) => reference(name, 'getDependencyValue.referenceResourceCode')),
    ...(field.dependencies ?? []).flatMap((name, index) => reference(name, `dependencies[${index}]`)),
    ...compileTemplate(field.label ?? '').keys.flatMap((name) => reference(name, 'label')),
    ...lintBounds(field, path),
    ...lintRows(field, path, reachable, kinds),
  ];
}

/** The fields of a group see each other and the form around them. */
function lintRows(
  field: FieldDefinition,
  path: string,
  reachable: ReadonlySet<string>,
  kinds: readonly string[],
): readonly Finding[] {
  const inner = field.subFields ?? [];
  const seen = new Set([...reachable, ...inner.map(keyOf)]);
  return inner.flatMap((sub, index) => lintField(sub, `${path}.subFields[${index}]`, seen, kinds));
}

function lintName(name: string | undefined, known: readonly string[], what: string, path: string): Finding[] {
  return name === undefined || known.includes(name) ? [] : [unknownName(path, what, name, known)];
}

function referencesOf(conditional: Conditional): readonly string[] {
  if (conditional.type === 'displayBasedOnValues') return conditional.conditions.map(({ field }) => field);
  return conditional.type === 'readOnly' ? [] : [conditional.field];
}

function lintBounds({ minValue, maxValue, minLength, maxLength }: FieldDefinition, path: string): Finding[] {
  const wrong = (low: number | undefined, high: number | undefined): boolean =>
    low !== undefined && high !== undefined && low > high;
  return [
    ...(wrong(minValue, maxValue) ? [{ path: `${path}.minValue`, message: 'minValue is above maxValue' }] : []),
    ...(wrong(minLength, maxLength) ? [{ path: `${path}.minLength`, message: 'minLength is above maxLength' }] : []),
  ];
}
