/*
 * The same form for everybody: a seeded, neutral description that each peer's adapter turns into the peer's own.
 * Fields are named so that no peer has to escape them; the rules are all of the shape that every rule engine has.
 */
export const variants = ['F0', 'F1', 'F2', 'F3', 'F4', 'F5'] as const;
export type Variant = (typeof variants)[number];

export const variantWords: Readonly<Record<Variant, string>> = {
  F0: 'no rules',
  F1: '10 % visibility rules',
  F2: 'hub, 10 % depend on it',
  F3: 'chain of 20',
  F4: 'group 100 × 5',
  F5: '25 labels',
};

export const sizes = [50, 500, 2000] as const;

export type NeutralType = 'text' | 'select' | 'radio' | 'boxes' | 'date' | 'number';

export interface NeutralField {
  readonly name: string;
  /** `{{name}}` stands for the answer to that field. */
  readonly label: string;
  readonly type: NeutralType;
  readonly required: boolean;
  readonly options?: readonly string[];
  readonly initial?: string;
  /** Shown only while the other field (of the same group) is exactly this. */
  readonly shownWhile?: { readonly field: string; readonly value: string };
  /** Always has the value of that field. */
  readonly copies?: string;
}

export interface NeutralGroup {
  readonly name: string;
  readonly rows: number;
  readonly columns: readonly NeutralField[];
}

export interface NeutralForm {
  readonly variant: Variant;
  readonly size: number;
  readonly fields: readonly NeutralField[];
  readonly group?: NeutralGroup;
  /** The field that is changed, as a path (`rows.50.a` inside the group). */
  readonly source: string;
  /** Paths of the fields whose visibility, value or label follows it. */
  readonly dependents: readonly string[];
}

/** The two texts that the changed field alternates between: one key apart; the first hides what depends on it. */
export const states = ['si', 'sim'] as const;

const CHAIN = 20;
const LABELS = 25;
export const ROWS = 100;

export const fieldName = (index: number): string => `f${String(index).padStart(4, '0')}`;

export function neutralForm(variant: Variant, size: number): NeutralForm {
  if (variant === 'F4') return groupForm();
  const random = randomOf(size);
  const source = Math.floor(size * 0.4) + 4;
  const plain = Array.from({ length: size }, (_, index) => plainField(index, random()));
  const fields = plain.map((field, index) => {
    if (index === source) return { ...textField(index), required: true, initial: states[0] };
    return shaped(variant, field, index, source);
  });
  return { variant, size, fields, source: fieldName(source), dependents: dependentsOf(variant, fields, source) };
}

function shaped(variant: Variant, field: NeutralField, index: number, source: number): NeutralField {
  const ruled = index % 10 === 5;
  if (variant === 'F1' && index % 10 === 4) return textField(index);
  if (variant === 'F1' && ruled)
    return { ...optional(field), shownWhile: { field: fieldName(index - 1), value: 'sim' } };
  if (variant === 'F2' && ruled) return { ...optional(field), shownWhile: { field: fieldName(source), value: 'sim' } };
  const after = index - source;
  if (variant === 'F3' && after > 0 && after <= CHAIN)
    return { ...textField(index), copies: fieldName(index - 1), initial: states[0] };
  if (variant === 'F5' && after > 0 && after <= LABELS)
    return { ...optional(field), label: `Campo ${index} de {{${fieldName(source)}}}` };
  return field;
}

function dependentsOf(variant: Variant, fields: readonly NeutralField[], source: number): readonly string[] {
  const named = fieldName(source);
  const follows = ({ shownWhile, label }: NeutralField): boolean =>
    shownWhile?.field === named || label.includes(`{{${named}}}`);
  return fields
    .filter((field) => follows(field) || (variant === 'F3' && field.copies !== undefined))
    .map(({ name }) => name);
}

function groupForm(): NeutralForm {
  const columns = ['a', 'b', 'c', 'd', 'e'].map((name, index): NeutralField => ({
    ...textField(index),
    name,
    ...(name === 'a' && { required: true, initial: states[0] }),
    ...(name === 'b' && { shownWhile: { field: 'a', value: 'sim' } }),
  }));
  const group = { name: 'rows', rows: ROWS, columns };
  return { variant: 'F4', size: ROWS * 5, fields: [], group, source: 'rows.50.a', dependents: ['rows.50.b'] };
}

const textField = (index: number): NeutralField => ({
  name: fieldName(index),
  label: `Campo ${index}`,
  type: 'text',
  required: false,
});

const optional = ({ name, label, type, options }: NeutralField): NeutralField => ({
  ...{ name, label, type, required: false },
  ...(options !== undefined && { options }),
});

const OPTIONS = Array.from({ length: 10 }, (_, index) => `opcao${index}`);
const mix: readonly (readonly [number, NeutralType])[] = [
  [0.5, 'text'],
  [0.65, 'select'],
  [0.75, 'radio'],
  [0.85, 'boxes'],
  [0.95, 'date'],
  [1, 'number'],
];

function plainField(index: number, dice: number): NeutralField {
  const type = mix.find(([upTo]) => dice < upTo)?.[1] ?? 'text';
  const choice = type === 'select' || type === 'radio' || type === 'boxes';
  const required = type === 'text' && index % 5 === 0;
  return {
    ...textField(index),
    type,
    required,
    ...(choice && { options: type === 'select' ? OPTIONS : OPTIONS.slice(0, 3) }),
    ...(required && { initial: `texto ${index}` }),
  };
}

export const STEPS = 20;

/** The layout "20 steps of N/20": F0 in pieces, each with a field to type into. */
export function stepsOf(size: number): readonly NeutralForm[] {
  const whole = neutralForm('F0', size);
  return Array.from({ length: STEPS }, (_, step) => {
    const own = whole.fields.slice(Math.floor((step * size) / STEPS), Math.floor(((step + 1) * size) / STEPS));
    const at = Math.floor(own.length / 2);
    const fields = own.map((field, index) =>
      index === at ? ({ ...field, type: 'text', required: true, initial: states[0] } satisfies NeutralField) : field,
    );
    return { variant: 'F0', size: fields.length, fields, source: fields[at]?.name ?? '', dependents: [] };
  });
}

/** A small generator of the same numbers in [0, 1) for the same seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** What the form holds when it opens: nested as the peers hold it. */
export function initialValues({ fields, group }: NeutralForm): Record<string, unknown> {
  const values: Record<string, unknown> = initialOf(fields);
  if (group !== undefined) values[group.name] = Array.from({ length: group.rows }, () => initialOf(group.columns));
  return values;
}

const initialOf = (fields: readonly NeutralField[]): Record<string, unknown> =>
  Object.fromEntries(fields.flatMap(({ name, initial }) => (initial === undefined ? [] : [[name, initial]])));

export type Leaf = NeutralField & { readonly path: string };

/** Every field with its path, the group's once per row. */
export function leaves({ fields, group }: NeutralForm): readonly Leaf[] {
  const flat = fields.map((field) => ({ ...field, path: field.name }));
  const rows = Array.from({ length: group?.rows ?? 0 }, (_, row) => (group === undefined ? [] : rowLeaves(group, row)));
  return [...flat, ...rows.flat()];
}

const rowLeaves = ({ name, columns }: NeutralGroup, row: number): readonly Leaf[] =>
  columns.map((column) => ({ ...column, path: `${name}.${row}.${column.name}` }));

/** The fields of one row, each called by its path. */
export const inRow = (group: NeutralGroup, row: number): readonly NeutralField[] =>
  rowLeaves(group, row).map(({ path, ...field }) => ({ ...field, name: path }));

/** The path of a neighbour: inside a group the one of the same row. */
export const siblingPath = (path: string, name: string): string => [...path.split('.').slice(0, -1), name].join('.');
