import type { CompiledForm, Form, JsonObject } from '@passo/engine';
import type { CompiledField } from '@passo/engine/form/compile.ts';
import { isLocked } from '@passo/engine/form/initial.ts';
import { canonical, own } from '@passo/engine/json.ts';

/** Under which name the device keeps them, sealed. */
export const DRAFTS = 'passo:proposal';

/** What was typed into a step and not yet sent. */
export interface Draft {
  /** As it would travel; kept on the device, sealed. */
  readonly kept: JsonObject;
  /** By path (`foto`, `socios.0.foto`): consents and secrets, as they would travel, and photos as they are. They live as long as the page. */
  readonly fleeting: ReadonlyMap<string, unknown>;
}

/** A consent is given anew by whoever sits there; a photo and a secret are never written down, sealed or not. */
export const isFleeting = ({ definition, kind }: CompiledField): boolean =>
  kind?.upload === true || definition.term !== undefined || /senha|token/i.test(definition.key);

/** All that was typed, whether it shows or not, in the groups of lists too. */
export function draftOf(form: Form): Draft {
  const fleeting = new Map<string, unknown>();
  return { kept: keptOf(form, fleeting, ''), fleeting };
}

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
 * Puts a draft back into a fresh form, in the order of the page, so that what depends on something comes after it. What a rule takes
 * from the person for now is given too: it comes back when the rule lets go.
 */
export function restoreDraft(form: Form, compiled: CompiledForm, { kept, fleeting }: Draft, within = ''): void {
  for (const { key, kind, definition, rows } of compiled.fields) {
    if (isLocked(definition)) continue;
    const path = within + key;
    if (kind?.upload === true && fleeting.has(path)) form.change(key, fleeting.get(path));
    else if (fleeting.has(path)) form.fill(key, fleeting.get(path));
    else if (own(kept, key) !== undefined) form.fill(key, kept[key]);
    if (rows === undefined) continue;
    const list = form.parked().find(({ field }) => field.key === key);
    // The groups have what was kept already.
    list?.rows.forEach((row, index) => restoreDraft(row.form, rows, { kept: {}, fleeting }, `${path}.${index}.`));
  }
}
