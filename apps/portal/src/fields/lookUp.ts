import type { Form } from '@passo/engine/form/form.ts';
import type { Json } from '@passo/engine/json.ts';
import { heldIn, isOwnStart, noteLookUp, own, ownerOf, says, wasLookedUp } from './lookedUp.ts';

/** What each field may take of an answer: the first that its kind can read. Nothing where the answer does not speak of it. */
export type Found = Readonly<Record<string, readonly Json[]>>;

/**
 * Begins a look-up of the field `by`, which may fill in these fields. What a look-up wrote goes with its next answer, or with none.
 * What a person wrote stays, before, meanwhile and after; so does what was there already, since nobody knows any more who wrote it
 * (see `claim`).
 */
export function beginLookUp(form: Form, by: string, keys: readonly string[]) {
  const edits = new Map(keys.map((key) => [key, form.editsOf(key)]));

  function fill(key: string, wires: readonly Json[]): void {
    const held = heldIn(form, key);
    const owner = ownerOf(form, key, held);
    if (held !== undefined && owner === undefined && !isOwnStart(form, key, held)) return;
    if (wires.some((wire) => form.fill(key, wire))) own(form, key, by);
    else if (owner === by) form.fill(key, undefined);
  }

  const isChanged = (key: string): boolean => form.view(key) === undefined || form.editsOf(key) !== edits.get(key);

  /** What a person wrote for what is looked up now. What stood there with an answer before belongs to that one. */
  function isTheirs(key: string): boolean {
    const held = heldIn(form, key);
    if (held === undefined || ownerOf(form, key, held) !== undefined || isOwnStart(form, key, held)) return false;
    return isChanged(key) || !wasLookedUp(form, by);
  }

  return {
    /** The answer; nothing found where nobody knows, or nobody answered. */
    settle(found: Found): void {
      for (const key of keys) {
        if (!isChanged(key)) fill(key, found[key] ?? []);
      }
      noteLookUp(form, by);
    },
    /**
     * The answer where the fields are one thing, as an address is: all of it, in the place of what stood with the code before, whoever
     * wrote it; or nothing, where a person wrote for this very code that it is elsewhere. Else what they wrote for it stays.
     */
    settleWhole(found: Found, where: readonly string[]): void {
      const spoken = keys.filter((key) => form.view(key) !== undefined && (found[key]?.length ?? 0) > 0);
      const agrees = (key: string): boolean => {
        const held = heldIn(form, key);
        return held !== undefined && says(found[key], held);
      };
      if (spoken.length === 0 || spoken.some((key) => where.includes(key) && isTheirs(key) && !agrees(key)))
        return this.settle({});
      const isOther = !spoken.every(agrees);
      for (const key of keys) {
        if (isChanged(key) || isTheirs(key)) continue;
        if (found[key]?.some((wire) => form.fill(key, wire)) === true) own(form, key, by);
        else if (isOther) form.fill(key, undefined);
      }
      noteLookUp(form, by);
    },
    /** What the fields hold and this answer says was looked up, though not on this page. */
    claim(found: Found): void {
      for (const key of keys) {
        const held = heldIn(form, key);
        if (held !== undefined && says(found[key], held)) own(form, key, by);
      }
      noteLookUp(form, by);
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
