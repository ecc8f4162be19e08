import type { FieldDefinition } from '@passo/engine/definition.ts';
import { isEmptyAnswer, isJsonObject, type Json, type JsonObject } from '@passo/engine/json.ts';
import type { JsonSchema } from '@passo/engine/parse/shape.ts';

/* A field's own properties as the fields of a form: the panel is drawn by the engine that it describes. */

type Schemas = Readonly<Record<string, JsonSchema>>;

/** The step that is played stands on the same page: no key of one is a key of the other. */
const MINE = 'propriedade-';

const options = (names: readonly string[]): FieldDefinition['values'] =>
  names.map((name) => ({ value: name, label: name }));

/** How a property is asked; what is written better in the text (conditions, groups) is not asked. */
function asked(key: string, { type, enum: names, items, description = '' }: JsonSchema): FieldDefinition | undefined {
  const usual = { key: MINE + key, label: key, message: description } as const;
  if (names !== undefined)
    return { ...usual, component: 'select', values: [{ value: '', label: 'Nenhum' }, ...(options(names) ?? [])] };
  if (type === 'string') return { ...usual, component: 'text', maxLength: 5_000 };
  if (type === 'boolean') return { ...usual, component: 'checkbox' };
  if (type === 'number' || type === 'integer') return { ...usual, component: 'text', maxLength: 20 };
  if (items?.enum !== undefined) return { ...usual, component: 'checkBoxGroup', values: options(items.enum) ?? [] };
  if (key !== 'values') return undefined;
  const subFields = ['value', 'label'].map((name): FieldDefinition => ({
    key: name,
    label: name,
    component: 'text',
    maxLength: 200,
  }));
  return { ...usual, component: 'list', maxRows: 100, subFields };
}

export const propertyFields = (properties: Schemas): readonly FieldDefinition[] =>
  Object.entries(properties).flatMap(([key, schema]) => asked(key, schema) ?? []);

/** What the definition says, as the answers of that form. */
export function answersOf(properties: Schemas, definition: JsonObject): JsonObject {
  const entries = Object.entries(definition).flatMap(([key, value]): [string, Json][] => {
    const { type, enum: names, items } = properties[key] ?? {};
    if (names !== undefined) return [[key, { value, label: String(value) }]];
    if (items?.enum !== undefined && Array.isArray(value))
      return [[key, value.map((one: Json) => ({ value: one, label: String(one) }))]];
    if (key === 'values' && Array.isArray(value)) return [[key, value.map(optionRow)]];
    if (typeof value === 'number') return [[key, String(value)]];
    return type === 'string' || type === 'boolean' ? [[key, value]] : [];
  });
  return Object.fromEntries(entries.map(([key, value]) => [MINE + key, value]));
}

const optionRow = (option: Json): Json =>
  typeof option === 'object' && option !== null && !Array.isArray(option)
    ? { value: String(Reflect.get(option, 'value')), label: String(Reflect.get(option, 'label')) }
    : {};

/** What the form sends, as the properties of a definition; those that it does not ask stay. */
export function definitionOf(properties: Schemas, before: JsonObject, sent: JsonObject): JsonObject {
  const asks = new Set(propertyFields(properties).map(({ key }) => key.slice(MINE.length)));
  const changed = new Map<string, Json>();
  for (const key of asks) {
    const value = propertyOf(properties[key] ?? {}, sent[MINE + key], before[key]);
    if (value !== undefined) changed.set(key, value);
  }
  // In the order in which they stood; new ones at the end.
  const kept = Object.entries(before).flatMap(([key, value]): [string, Json][] => {
    if (!asks.has(key)) return [[key, value]];
    const now = changed.get(key);
    changed.delete(key);
    return now === undefined ? [] : [[key, now]];
  });
  return Object.fromEntries([...kept, ...changed]);
}

function propertyOf(schema: JsonSchema, sent: Json | undefined, before: Json | undefined): Json | undefined {
  if (isEmptyAnswer(sent) || sent === undefined || (sent === false && before !== false)) return undefined;
  if (schema.enum !== undefined) return String(Reflect.get(Object(sent), 'value')) || undefined;
  if (schema.items?.enum !== undefined && Array.isArray(sent))
    return sent.map((one: Json) => String(Reflect.get(Object(one), 'value')));
  if (Array.isArray(sent))
    return sent.map((row: Json, index) => optionOf(row, Array.isArray(before) ? before[index] : undefined));
  if (schema.type !== 'number' && schema.type !== 'integer') return sent;
  const number = Number(String(sent).replace(',', '.'));
  return Number.isFinite(number) ? number : before;
}

/** An option's other properties (a picture, that it is off) stay, and so does the type of its value. */
function optionOf(row: Json, before: unknown): Json {
  const { value = '', label = '' } = isJsonObject(row) ? row : {};
  const former: unknown = Reflect.get(Object(before), 'value');
  const same = String(former) === String(value) && (typeof former === 'number' || typeof former === 'boolean');
  const rest = typeof before === 'object' && before !== null ? before : {};
  return { ...rest, value: same ? former : value, label };
}
