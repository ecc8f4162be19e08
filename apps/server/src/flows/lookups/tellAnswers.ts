import { lookedUp, type LookedUp } from '@passo/catalog';
import {
  canonical,
  isJsonObject,
  isKnown,
  own,
  readTravelled,
  travelling,
  type CompiledField,
  type CompiledForm,
  type Json,
  type JsonObject,
  type KnownField,
} from '@passo/engine';
import { besideIn, type Beside } from './beside.ts';

/** The answer with what is told of it, as the kind sends it; null where nobody knows, or nobody answers. */
export type Ask = (of: LookedUp, question: JsonObject, answer: JsonObject) => Promise<JsonObject | null>;

/** Whether a part of the form's answers was told by somebody outside. */
export const rests = ({ fields }: CompiledForm): boolean =>
  fields.some(({ definition, rows }) =>
    rows === undefined ? own(lookedUp, definition.component) !== undefined : rests(rows),
  );

/** What the answers are told within. */
interface Within {
  /** The answers as the form would keep them: of what it would not, nobody is asked. */
  readonly kept: JsonObject;
  /** What stands around the form. */
  readonly around: Beside;
  readonly ask: Ask;
}

/**
 * The answers with what somebody outside told of them, in the place of what the client says that they told. What nobody told stands there
 * as typed. What others rest on is told first.
 */
export async function tellAnswers(form: CompiledForm, submitted: JsonObject, within: Within): Promise<JsonObject> {
  const { kept, ask } = within;
  const told = new Map<string, Json>();
  const counting = new Map<string, Json>();
  const answer = (key: string): Json | undefined => counting.get(key) ?? own(kept, key);
  const around = besideIn(form, answer, within.around);
  for (const field of form.fields.filter(isTellable).toSorted((one, other) => rankOf(one) - rankOf(other))) {
    const wire = own(submitted, field.key);
    if (wire === undefined) continue;
    if (field.rows !== undefined)
      told.set(field.key, await tellRows(field.rows, wire, own(kept, field.key), { around, ask }));
    const of = own(lookedUp, field.definition.component);
    if (of === undefined) continue;
    const asking = own(kept, field.key) === undefined ? nobody : ask;
    const one = await tellOne(field, wire, { of, answer: around, asking });
    told.set(field.key, one);
    // Where a rule gives another one, others rest on that.
    if (canonical(sentOf(field, wire)) === canonical(own(kept, field.key))) counting.set(field.key, one);
  }
  if (told.size === 0) return submitted;
  return Object.fromEntries(Object.entries(submitted).map(([key, wire]) => [key, told.get(key) ?? wire]));
}

const isTellable = (field: CompiledField): field is KnownField =>
  isKnown(field) &&
  (field.rows === undefined ? own(lookedUp, field.definition.component) !== undefined : rests(field.rows));

/** Those that ask with nothing but their own answer first, groups of lists, which may look at all of them, last. */
function rankOf({ kind, rows }: KnownField): number {
  if (rows !== undefined) return 2;
  return kind.restsOn === undefined ? 0 : 1;
}

const nobody: Ask = async () => null;

async function tellRows(
  form: CompiledForm,
  wire: Json,
  kept: Json | undefined,
  within: Omit<Within, 'kept'>,
): Promise<Json> {
  if (!Array.isArray(wire)) return wire;
  const rows: readonly Json[] = wire;
  const keptRows: readonly Json[] = Array.isArray(kept) ? kept : [];
  const tellRow = async (row: Json, index: number): Promise<Json> => {
    const keptRow = keptRows[index];
    return isJsonObject(row) ? tellAnswers(form, row, { ...within, kept: isJsonObject(keptRow) ? keptRow : {} }) : row;
  };
  return Promise.all(rows.map(tellRow));
}

interface Telling {
  readonly of: LookedUp;
  readonly asking: Ask;
  readonly answer: Beside;
}

/** As it travels. What the kind cannot read is left to whoever judges it. */
async function tellOne(field: KnownField, wire: Json, { of, asking, answer }: Telling): Promise<Json> {
  const sent = sentOf(field, wire);
  if (!isJsonObject(sent)) return wire;
  const question = of.question(sent, { definition: field.definition, answer });
  const told = question === null ? null : await asking(of, question, sent);
  const asTold = told === null ? undefined : travelsAs(field, told);
  return asTold ?? travelsAs(field, of.tell(sent, null)) ?? null;
}

/** As its kind keeps it. */
function sentOf(field: KnownField, wire: Json): Json | undefined {
  const read = readTravelled(field, wire);
  return read.ok ? field.kind.send(read.value, field.definition) : undefined;
}

/** Undefined for what the kind cannot read: whoever told it is no help to the customer then. */
function travelsAs(field: KnownField, answer: JsonObject): Json | undefined {
  const read = field.kind.read(answer, field.definition);
  return read.ok ? travelling(field, read.value) : undefined;
}
