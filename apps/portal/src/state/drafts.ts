import type { JsonObject } from '@passo/engine';
import type { CompiledField, CompiledForm } from '@passo/engine/form/compile.ts';
import { Form } from '@passo/engine/form/form.ts';
import { isLocked } from '@passo/engine/form/initial.ts';
import { canonical, own } from '@passo/engine/json.ts';
import type { Draft } from './draft.ts';
import { useProposal } from './proposal.ts';
import { columnsOf, isContested, isSame, threeWay } from './threeWay.ts';

/** A consent is given anew by whoever sits there; a photo and a secret are never written down, sealed or not. */
export const isFleeting = ({ definition, kind }: CompiledField): boolean =>
  kind?.upload === true || definition.term !== undefined || /senha|token/i.test(definition.key);

const beganIn = new WeakMap<Form, JsonObject>();

/** What a form began with, before anybody typed: as it would travel. */
function beganWith(form: Form): JsonObject {
  const known = beganIn.get(form) ?? keptOf(new Form(form.compiled, form.context), new Map(), '');
  beganIn.set(form, known);
  return known;
}

/** All that was typed, whether it shows or not, in the groups of lists too. */
export function draftOf(form: Form): Draft {
  const fleeting = new Map<string, unknown>();
  const [began, now] = [beganWith(form), keptOf(form, fleeting, '')];
  const typed = Object.keys({ ...began, ...now }).filter((key) => !isSame(own(began, key), own(now, key)));
  const stood = typed.filter((key) => own(began, key) !== undefined);
  const lists = Object.entries(columnsOf(form.compiled)).filter(([key]) => typed.includes(key));
  return {
    kept: Object.fromEntries(typed.map((key) => [key, own(now, key) ?? null])),
    began: Object.fromEntries(stood.map((key) => [key, own(began, key) ?? null])),
    lists: Object.fromEntries(lists),
    fleeting,
  };
}

/** Keys that were typed here and, since then, changed by somebody else: another tab, another device. */
export const changedSince = (form: Form, { kept, began }: Draft): readonly string[] =>
  Object.keys(began === undefined ? {} : kept).filter((key) => {
    const sides = { began: own(began ?? {}, key), mine: own(kept, key), theirs: own(beganWith(form), key) };
    return isContested(sides, own(columnsOf(form.compiled), key));
  });

function keptOf(form: Form, fleeting: Map<string, unknown>, within: string): JsonObject {
  const kept: Record<string, JsonObject[string]> = {};
  for (const { field, value, rows } of form.parked()) {
    const { kind, key, definition } = field;
    if (kind === undefined || value === null) continue;
    const path = within + key;
    const sent = own(form.context.stored, key);
    // Groups are put back whole, so what the server has of one comes along: its photo by reference, its consent.
    if (within !== '' && sent !== undefined && canonical(kind.send(value, definition)) === canonical(sent))
      kept[key] = sent;
    else if (kind.upload === true) fleeting.set(path, value);
    else if (field.rows !== undefined)
      kept[key] = rows.map((row, index) => keptOf(row.form, fleeting, `${path}.${index}.`));
    else {
      const wire = kind.send(value, definition);
      if (wire === undefined) continue;
      if (isFleeting(field)) fleeting.set(path, wire);
      else kept[key] = wire;
    }
  }
  return kept;
}

/**
 * Puts a draft back into a fresh form, in the order of the page, so that what depends on something comes after it; of a list with as
 * many rows as then, only the columns that were typed. What a rule takes from the person for now is given too: it comes back when the
 * rule lets go.
 */
export function restoreDraft(
  form: Form,
  compiled: CompiledForm,
  { kept, began = {}, fleeting }: Pick<Draft, 'kept' | 'began' | 'fleeting'>,
  within = '',
): void {
  for (const { key, kind, definition, rows } of compiled.fields) {
    if (isLocked(definition)) continue;
    const path = within + key;
    if (kind?.upload === true && fleeting.has(path)) form.change(key, fleeting.get(path));
    else if (fleeting.has(path)) form.fill(key, fleeting.get(path));
    else if (own(kept, key) !== undefined) {
      const theirs = rows && own(beganWith(form), key);
      const value = threeWay({ began: own(began, key), mine: own(kept, key), theirs }, rows && columnsOf(rows));
      form.fill(key, value ?? undefined);
    }
    if (rows === undefined) continue;
    const list = form.parked().find(({ field }) => field.key === key);
    // The groups have what was kept already.
    list?.rows.forEach((row, index) => restoreDraft(row.form, rows, { kept: {}, fleeting }, `${path}.${index}.`));
  }
}

/** What a step that was sent changed is one answer wherever it is asked: no other step has an older one typed. */
export function dropShared(before: JsonObject = {}, after: JsonObject = {}): void {
  const isChanged = (key: string): boolean => !isSame(own(before, key), own(after, key));
  const drafts = Object.entries(useProposal.getState().drafts).map(([slug, draft]) => {
    const left = Object.entries(draft.kept).filter(([key]) => !isChanged(key));
    return [slug, { ...draft, kept: Object.fromEntries(left) }] as const;
  });
  useProposal.setState({ drafts: Object.fromEntries(drafts) });
}
