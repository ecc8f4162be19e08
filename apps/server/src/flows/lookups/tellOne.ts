import type { LookedUp } from '@passo/catalog';
import { isJsonObject, readTravelled, travelling, type Json, type JsonObject, type KnownField } from '@passo/engine';
import type { Beside } from './beside.ts';

/** The answer with what is told of it, as the kind sends it; null where nobody knows, or nobody answers. */
export type Ask = (of: LookedUp, question: JsonObject, answer: JsonObject) => Promise<JsonObject | null>;

export const nobody: Ask = async () => null;

interface Telling {
  readonly of: LookedUp;
  readonly asking: Ask;
  readonly answer: Beside;
}

/** As it travels. What the kind cannot read is left to whoever judges it. */
export async function tellOne(field: KnownField, wire: Json, { of, asking, answer }: Telling): Promise<Json> {
  const sent = sentOf(field, wire);
  if (!isJsonObject(sent)) return wire;
  const question = of.question(sent, { definition: field.definition, answer });
  const told = question === null ? null : await asking(of, question, sent);
  const asTold = told === null ? undefined : travelsAs(field, told);
  return asTold ?? travelsAs(field, of.tell(sent, null)) ?? null;
}

/** As its kind keeps it. */
export function sentOf(field: KnownField, wire: Json): Json | undefined {
  const read = readTravelled(field, wire);
  return read.ok ? field.kind.send(read.value, field.definition) : undefined;
}

/** Undefined for what the kind cannot read: whoever told it is no help to the customer then. */
function travelsAs(field: KnownField, answer: JsonObject): Json | undefined {
  const read = field.kind.read(answer, field.definition);
  return read.ok ? travelling(field, read.value) : undefined;
}

/** The answers with those in the place of what was sent; the very same where there are none. */
export const withTold = (submitted: JsonObject, told: ReadonlyMap<string, Json>): JsonObject =>
  told.size === 0
    ? submitted
    : Object.fromEntries(Object.entries(submitted).map(([key, wire]) => [key, told.get(key) ?? wire]));
