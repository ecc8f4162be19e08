import type { FieldDefinition } from '../definition.ts';
import { keyOf } from '../form/compile.ts';
import type { FieldCatalog, FieldKind, FormatCatalog } from '../kind.ts';

/** A field as others may refer to it. */
export interface Referred {
  readonly definition: FieldDefinition;
  readonly kind: FieldKind | undefined;
}

/** What a field can see: its own form, the form around it, and at last the steps before. */
export interface Scope {
  readonly fields: ReadonlyMap<string, Referred>;
  readonly around?: Scope;
  /** The fields of a group. */
  readonly inGroup?: boolean;
}

/** What the rules know besides the field that they look at. */
export interface World {
  readonly kinds: FieldCatalog;
  /** Every name of the flow and the step that has it, to tell a later step from a slip. */
  readonly elsewhere: ReadonlyMap<string, string>;
  /** Names of the lists that may be fetched; undefined where the caller does not know them. */
  readonly resources: readonly string[] | undefined;
  readonly formats: FormatCatalog;
  /** Whether files can be sent with the step that is looked at. */
  readonly takesFiles: boolean;
  /** Whether the server alone knows the limits, the options and the beginnings of some of its fields. */
  readonly bounded: boolean;
}

export function find(scope: Scope | undefined, name: string): Referred | undefined {
  for (let at = scope; at !== undefined; at = at.around) {
    const referred = at.fields.get(name);
    if (referred !== undefined) return referred;
  }
  return undefined;
}

export function namesOf(scope: Scope | undefined): readonly string[] {
  const names: string[] = [];
  for (let at = scope; at !== undefined; at = at.around) names.push(...at.fields.keys());
  return names;
}

/** A field's names: the key of its answer, and its id where it has one. */
export const namesOfField = (field: FieldDefinition): readonly string[] =>
  field._id === undefined ? [keyOf(field)] : [field._id, keyOf(field)];

export const kindOf = (kinds: FieldCatalog, name: string): FieldKind | undefined =>
  Object.hasOwn(kinds, name) ? kinds[name] : undefined;

export function referredIn(
  definitions: readonly FieldDefinition[],
  kinds: FieldCatalog,
): ReadonlyMap<string, Referred> {
  const fields = new Map<string, Referred>();
  for (const definition of definitions) {
    const referred = { definition, kind: kindOf(kinds, definition.component) };
    for (const name of namesOfField(definition)) fields.set(name, referred);
  }
  return fields;
}
