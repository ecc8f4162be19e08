import type { CompiledField } from '@passo/engine/form/compile.ts';
import type { Form } from '@passo/engine/form/form.ts';
import { startingValue } from '@passo/engine/form/initial.ts';
import { isUnanswered } from '@passo/engine/form/unanswered.ts';
import { canonical, type Json } from '@passo/engine/json.ts';

/** What each field may take of an answer: the first that its kind can read. Nothing where the answer does not speak of it. */
export type Found = Readonly<Record<string, readonly Json[]>>;

interface Written {
  /** The field that was looked up. */
  readonly by: string;
  /** As it would travel: what was changed since is somebody's own. */
  readonly text: string;
}

/*
 * What a look-up wrote belongs to it and goes with it: its next answer, or none, replaces or clears just that. What a person wrote
 * stays, before and after; so does what was there already, since nobody knows any more who wrote it (see `claim`).
 */
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
function heldIn(form: Form, key: string): Held | undefined {
  const { field, value } = form.parked().find((one) => one.field.key === key) ?? {};
  return field === undefined || isUnanswered(field, value) ? undefined : { field, text: textOf(field, value) };
}

/** Who looked up what the field holds; undefined where it is nobody's, or a person's by now. */
function ownerOf(form: Form, key: string, held: Held | undefined): string | undefined {
  const written = writtenOf(form).get(key);
  return written !== undefined && written.text === held?.text ? written.by : undefined;
}

const fresh = { trusted: true, leftEmpty: () => false };

/** Whether the field begins with this by itself and nobody touched it. */
const isOwnStart = (form: Form, key: string, { field, text }: Held): boolean =>
  form.editsOf(key) === 0 &&
  text === textOf(field, startingValue(field, { ...form.context, stored: {}, earlier: {} }, fresh).value);

function says(wires: readonly Json[] = [], { field, text }: Held): boolean {
  const reads = wires.map((wire) => field.kind?.read(wire, field.definition));
  return reads.some((read) => read?.ok === true && textOf(field, read.value) === text);
}

/** Begins a look-up of the field `by`, which may fill in these fields. What is typed from now on stays. */
export function beginLookUp(form: Form, by: string, keys: readonly string[]) {
  const edits = new Map(keys.map((key) => [key, form.editsOf(key)]));

  function fill(key: string, wires: readonly Json[]): void {
    const held = heldIn(form, key);
    const owner = ownerOf(form, key, held);
    if (held !== undefined && owner === undefined && !isOwnStart(form, key, held)) return;
    if (wires.some((wire) => form.fill(key, wire)))
      writtenOf(form).set(key, { by, text: heldIn(form, key)?.text ?? '' });
    else if (owner === by) form.fill(key, undefined);
  }

  return {
    /** The answer; nothing found where nobody knows, or nobody answered. */
    settle(found: Found): void {
      for (const key of keys) {
        if (form.view(key) !== undefined && form.editsOf(key) === edits.get(key)) fill(key, found[key] ?? []);
      }
    },
    /** What the fields hold and this answer says was looked up, though not on this page. */
    claim(found: Found): void {
      for (const key of keys) {
        const held = heldIn(form, key);
        if (held !== undefined && says(found[key], held)) writtenOf(form).set(key, { by, text: held.text });
      }
    },
  };
}

/** Whether all of these fields that the form has hold what the answer says. */
export const holds = (form: Form, found: Found, keys: readonly string[]): boolean =>
  keys.every((key) => {
    const held = heldIn(form, key);
    return form.view(key) === undefined || (held !== undefined && says(found[key], held));
  });

/** Clears what was looked up for something that has changed; what a person wrote stays. */
export function release(form: Form, keys: readonly string[]): void {
  for (const key of keys) if (ownerOf(form, key, heldIn(form, key)) !== undefined) form.fill(key, undefined);
}
