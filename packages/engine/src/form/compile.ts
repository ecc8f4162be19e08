import type { FieldCondition, FieldDefinition, VisibleWhile } from '../definition.ts';
import { own } from '../json.ts';
import type { AnswerFormat, AskedField, FieldCatalog, FieldKind, FormatCatalog } from '../kind.ts';
import { compileTemplate, type Template } from './template.ts';
import { rankFields } from './rank.ts';

/** Where a condition looks: a field of this form by its place, or one of an earlier step by its key. */
export type Source = { readonly index: number } | { readonly outer: string };

export interface CompiledCondition {
  readonly source: Source;
  /** The plain values that satisfy it, as text; null: any value will do. */
  readonly values: ReadonlySet<string> | null;
  /** Any value will do that has passed its checks (see `VisibleWhile`). */
  readonly whole?: boolean;
}

export interface CompiledField {
  readonly index: number;
  readonly key: string;
  readonly definition: FieldDefinition;
  /** Undefined for a component that the catalog does not have. */
  readonly kind: FieldKind | undefined;
  /** How it travels and how it is said, where the definition names formats. */
  readonly send: AnswerFormat | undefined;
  readonly show: AnswerFormat | undefined;
  readonly answers: boolean;
  /** Every one must hold. */
  readonly shownWhile: readonly CompiledCondition[];
  /** In each group at least one must hold. */
  readonly shownWhileAny: readonly (readonly CompiledCondition[])[];
  readonly standards: readonly { readonly condition: CompiledCondition; readonly value: unknown }[];
  readonly dependencies: readonly Source[];
  /** Whether another field of this form depends on it. */
  readonly awaited: boolean;
  readonly readOnlyWithProposal: boolean;
  readonly label: Template;
  /** The form of one row, where the kind repeats. */
  readonly rows: CompiledForm | undefined;
}

/** A field of a kind that the catalog has. */
export type KnownField = CompiledField & AskedField;
export const isKnown = (field: CompiledField): field is KnownField => field.kind !== undefined;

export interface CompiledForm {
  readonly fields: readonly CompiledField[];
  /** By id and by key. */
  readonly byKey: ReadonlyMap<string, number>;
  /** By the name of the answer alone. */
  readonly answersTo: ReadonlyMap<string, CompiledField>;
  /** Place in evaluation order: a field comes after everything that it depends on. */
  readonly rank: readonly number[];
  readonly order: readonly number[];
  /** Field → the fields to look at again when its value changes. */
  readonly affects: readonly (readonly number[])[];
  /** Field → the fields whose label names it. */
  readonly labelled: readonly (readonly number[])[];
  /** Keys that conditions, dependencies and labels look for outside this form. */
  readonly outer: ReadonlySet<string>;
  /** Fields that look there. */
  readonly looksOut: readonly number[];
  /** Fields on a cycle of conditions; the linter refuses such a form, the engine only stays calm. */
  readonly cyclic: readonly number[];
}

/** The answer's name: `uniqueKey` where present, else `key`. */
export const keyOf = (field: FieldDefinition): string => field.uniqueKey ?? field.key;

/** Compiles the fields of one step, once: O(fields + conditions). The result is shared by all forms of the step. */
export function compileForm(
  definitions: readonly FieldDefinition[],
  catalog: FieldCatalog,
  formats: FormatCatalog = {},
): CompiledForm {
  const byKey = new Map<string, number>();
  definitions.forEach((field, index) => {
    if (field._id !== undefined) byKey.set(field._id, index);
  });
  definitions.forEach((field, index) => byKey.set(keyOf(field), index));
  const awaited = new Set(definitions.flatMap(({ dependencies = [] }) => dependencies.map((key) => byKey.get(key))));
  const fields = definitions.map((field, index) => ({
    ...compileField(field, index, byKey, { catalog, formats }),
    awaited: awaited.has(index),
  }));
  const affects = fields.map((): number[] => []);
  const labelled = fields.map((): number[] => []);
  const outer = new Set<string>();
  const looksOut = new Set<number>();
  for (const field of fields) {
    const named = field.label.keys.map((key) => sourceOf(key, byKey));
    const inRows = [...(field.rows?.outer ?? [])].map((key) => sourceOf(key, byKey));
    for (const source of [...sourcesOf(field), ...inRows]) link(affects, source, field.index);
    for (const source of named) link(labelled, source, field.index);
    for (const source of [...sourcesOf(field), ...named, ...inRows]) {
      if ('index' in source) continue;
      outer.add(source.outer);
      looksOut.add(field.index);
    }
  }
  const answersTo = new Map(fields.map((field) => [field.key, field]));
  return { fields, byKey, answersTo, affects, labelled, outer, looksOut: [...looksOut], ...rankFields(affects) };
}

function compileField(
  definition: FieldDefinition,
  index: number,
  byKey: ReadonlyMap<string, number>,
  { catalog, formats }: { readonly catalog: FieldCatalog; readonly formats: FormatCatalog },
): Omit<CompiledField, 'awaited'> {
  const kind = Object.hasOwn(catalog, definition.component) ? catalog[definition.component] : undefined;
  const conditionals = definition.conditionals ?? [];
  const condition = (given: FieldCondition & Pick<VisibleWhile, 'whole'>): CompiledCondition =>
    compileCondition(given, byKey);
  return {
    index,
    key: keyOf(definition),
    definition,
    kind,
    send: own(formats, definition.format?.send ?? ''),
    show: own(formats, definition.format?.show ?? ''),
    answers: kind !== undefined && kind.answers !== false,
    shownWhile: conditionals.flatMap((given) =>
      given.type === 'visualization' && !isNone(given) ? [condition(given)] : [],
    ),
    shownWhileAny: conditionals.flatMap((given) =>
      given.type === 'displayBasedOnValues' ? alternatives(given.conditions).map((group) => group.map(condition)) : [],
    ),
    standards: conditionals.flatMap((given) =>
      given.type === 'standard' ? [{ condition: condition(given), value: given.value }] : [],
    ),
    dependencies: (definition.dependencies ?? []).map((key) => sourceOf(key, byKey)),
    readOnlyWithProposal: conditionals.some((given) => given.type === 'readOnly' && given.activateWhenHasProposal),
    label: compileTemplate(kind?.substitutesLabel === false ? '' : (definition.label ?? '')),
    rows: kind?.repeats !== undefined ? compileForm(definition.subFields ?? [], catalog, formats) : undefined,
  };
}

/** Alternatives of which none is left are no condition. */
function alternatives(conditions: readonly FieldCondition[]): readonly (readonly FieldCondition[])[] {
  const left = conditions.filter((condition) => !isNone(condition));
  return left.length === 0 ? [] : [left];
}

/** The value `none` stands for an absent one (specification, 3.2). */
const isNone = (condition: FieldCondition): boolean => condition.field === 'none';

function compileCondition(
  given: FieldCondition & Pick<VisibleWhile, 'whole'>,
  byKey: ReadonlyMap<string, number>,
): CompiledCondition {
  const values = (given.values ?? []).filter((value) => value !== 'none');
  return {
    ...given,
    source: sourceOf(given.field, byKey),
    values: values.length > 0 ? new Set(values.map(String)) : null,
  };
}

const sourceOf = (reference: string, byKey: ReadonlyMap<string, number>): Source => {
  const index = byKey.get(reference);
  return index === undefined ? { outer: reference } : { index };
};

function sourcesOf(field: CompiledField): Source[] {
  return [
    ...field.shownWhile.map(({ source }) => source),
    ...field.shownWhileAny.flatMap((group) => group.map(({ source }) => source)),
    ...field.standards.map(({ condition }) => condition.source),
    ...field.dependencies,
  ];
}

function link(edges: number[][], source: Source, target: number): void {
  if (!('index' in source)) return;
  const list = edges[source.index];
  if (list !== undefined && list.at(-1) !== target) list.push(target);
}
