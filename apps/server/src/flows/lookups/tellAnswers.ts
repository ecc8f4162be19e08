import { lookedUp } from '@passo/catalog';
import {
  canonical,
  isJsonObject,
  isKnown,
  own,
  type CompiledField,
  type CompiledForm,
  type Json,
  type JsonObject,
  type KnownField,
} from '@passo/engine';
import { besideIn, type Beside } from './beside.ts';
import { nobody, sentOf, tellOne, withTold, type Ask } from './tellOne.ts';

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
  return withTold(submitted, told);
}

const isTellable = (field: CompiledField): field is KnownField =>
  isKnown(field) &&
  (field.rows === undefined ? own(lookedUp, field.definition.component) !== undefined : rests(field.rows));

/** Those that ask with nothing but their own answer first, groups of lists, which may look at all of them, last. */
function rankOf({ kind, rows }: KnownField): number {
  if (rows !== undefined) return 2;
  return kind.restsOn === undefined ? 0 : 1;
}

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
