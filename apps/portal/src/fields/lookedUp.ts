import type { CompiledField } from '@passo/engine/form/compile.ts';
import type { Form } from '@passo/engine/form/form.ts';
import { startingValue } from '@passo/engine/form/initial.ts';
import { isUnanswered } from '@passo/engine/form/unanswered.ts';
import { canonical, type Json } from '@passo/engine/json.ts';

/*
 * Whose what stands in a field is. What a look-up wrote is its own until the person changes it: a list that loads and calls it
 * otherwise, and a text that is tidied, are no person.
 */

interface Written {
  /** The field that was looked up. */
  readonly by: string;
  /** How often the person had changed the field by then. */
  readonly edits: number;
}

const writtenIn = new WeakMap<Form, Map<string, Written>>();

function writtenOf(form: Form): Map<string, Written> {
  const known = writtenIn.get(form) ?? new Map<string, Written>();
  writtenIn.set(form, known);
  return known;
}

interface Held {
  readonly field: CompiledField;
  readonly text: string;
}

const textOf = ({ kind, definition }: CompiledField, value: unknown): string =>
  value === undefined ? '' : canonical(kind?.send(value, definition));

/** What the field holds, undefined where that is no answer. */
export function heldIn(form: Form, key: string): Held | undefined {
  const { field, value } = form.parked().find((one) => one.field.key === key) ?? {};
  return field === undefined || isUnanswered(field, value) ? undefined : { field, text: textOf(field, value) };
}

/** From now on the field `key` is what the look-up of `by` wrote. */
export const own = (form: Form, key: string, by: string): void =>
  void writtenOf(form).set(key, { by, edits: form.editsOf(key) });

/** Who looked up what the field holds; undefined where it is nobody's, or a person's by now. */
export function ownerOf(form: Form, key: string, held: Held | undefined): string | undefined {
  const written = writtenOf(form).get(key);
  return written !== undefined && held !== undefined && written.edits === form.editsOf(key) ? written.by : undefined;
}

const fresh = { trusted: true, leftEmpty: () => false };

/** Whether the field begins with this by itself and nobody touched it. */
export const isOwnStart = (form: Form, key: string, { field, text }: Held): boolean =>
  form.editsOf(key) === 0 &&
  text === textOf(field, startingValue(field, { ...form.context, stored: {}, beneath: {}, earlier: {} }, fresh).value);

export function says(wires: readonly Json[] = [], { field, text }: Held): boolean {
  const reads = wires.map((wire) => field.kind?.read(wire, field.definition));
  return reads.some((read) => read?.ok === true && textOf(field, read.value) === text);
}

const lookedUpIn = new WeakMap<Form, Set<string>>();

/** An answer for the field `by`, or none, stood in the form from now on. */
export const noteLookUp = (form: Form, by: string): void =>
  void lookedUpIn.set(form, (lookedUpIn.get(form) ?? new Set<string>()).add(by));

export const wasLookedUp = (form: Form, by: string): boolean => lookedUpIn.get(form)?.has(by) === true;
