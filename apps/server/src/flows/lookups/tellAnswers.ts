import { lookedUp, type LookedUp } from '@passo/catalog';
import {
  isJsonObject,
  isKnown,
  own,
  readTravelled,
  travelling,
  type CompiledForm,
  type Json,
  type JsonObject,
  type KnownField,
} from '@passo/engine';

/** The answer with what is told of it, as the kind sends it; null where nobody knows, or nobody answers. */
export type Ask = (of: LookedUp, question: JsonObject, answer: JsonObject) => Promise<JsonObject | null>;

/** Whether a part of the form's answers was told by somebody outside. */
export const rests = ({ fields }: CompiledForm): boolean =>
  fields.some(({ definition, rows }) =>
    rows === undefined ? own(lookedUp, definition.component) !== undefined : rests(rows),
  );

/**
 * The answers with what somebody outside told of them, in the place of what the client says that they told. `kept` are the answers as
 * the form would keep them: of what it would not, nobody is asked. What nobody told stands there as typed.
 */
export async function tellAnswers(
  form: CompiledForm,
  submitted: JsonObject,
  kept: JsonObject,
  ask: Ask,
): Promise<JsonObject> {
  const told = new Map<string, Json>();
  const answer = (key: string): Json | undefined => told.get(key) ?? own(kept, key);
  for (const field of form.fields) {
    const wire = own(submitted, field.key);
    if (wire === undefined || !isKnown(field)) continue;
    const of = own(lookedUp, field.definition.component);
    if (field.rows !== undefined && rests(field.rows))
      told.set(field.key, await tellRows(field.rows, wire, own(kept, field.key), ask));
    if (of === undefined) continue;
    const asking = own(kept, field.key) === undefined ? nobody : ask;
    told.set(field.key, await tellOne(field, wire, { of, answer, asking }));
  }
  if (told.size === 0) return submitted;
  return Object.fromEntries(Object.entries(submitted).map(([key, wire]) => [key, told.get(key) ?? wire]));
}

/** The answers as the customer's word alone. */
export const asTyped = (form: CompiledForm, submitted: JsonObject): Promise<JsonObject> =>
  tellAnswers(form, submitted, {}, nobody);

const nobody: Ask = async () => null;

async function tellRows(form: CompiledForm, wire: Json, kept: Json | undefined, ask: Ask): Promise<Json> {
  if (!Array.isArray(wire)) return wire;
  const rows: readonly Json[] = wire;
  const keptRows: readonly Json[] = Array.isArray(kept) ? kept : [];
  const tellRow = async (row: Json, index: number): Promise<Json> => {
    const keptRow = keptRows[index];
    return isJsonObject(row) ? tellAnswers(form, row, isJsonObject(keptRow) ? keptRow : {}, ask) : row;
  };
  return Promise.all(rows.map(tellRow));
}

interface Telling {
  readonly of: LookedUp;
  readonly asking: Ask;
  answer(key: string): Json | undefined;
}

/** As it travels. What the kind cannot read is left to whoever judges it. */
async function tellOne(field: KnownField, wire: Json, { of, asking, answer }: Telling): Promise<Json> {
  const { kind, definition } = field;
  const read = readTravelled(field, wire);
  const sent = read.ok ? kind.send(read.value, definition) : undefined;
  if (!isJsonObject(sent)) return wire;
  const question = of.question(sent, { definition, answer });
  const told = question === null ? null : await asking(of, question, sent);
  const asTold = told === null ? undefined : travelsAs(field, told);
  return asTold ?? travelsAs(field, of.tell(sent, null)) ?? null;
}

/** Undefined for what the kind cannot read: whoever told it is no help to the customer then. */
function travelsAs(field: KnownField, answer: JsonObject): Json | undefined {
  const read = field.kind.read(answer, field.definition);
  return read.ok ? travelling(field, read.value) : undefined;
}
