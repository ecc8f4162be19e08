import type { CompiledForm, Form, JsonObject } from '@passo/engine';
import type { CompiledField } from '@passo/engine/form/compile.ts';

/** Under which name the device keeps them, sealed. */
export const DRAFTS = 'passo:proposal';

/** What was typed into a step and not yet sent. */
export interface Draft {
  /** As it would travel; kept on the device, sealed. */
  readonly kept: JsonObject;
  /** Consents and secrets, as they would travel, and photos as they are: they live as long as the page. */
  readonly fleeting: ReadonlyMap<string, unknown>;
}

/** A consent is given anew by whoever sits there; a photo and a secret are never written down, sealed or not. */
export const isFleeting = ({ definition, kind }: CompiledField): boolean =>
  kind?.upload === true || definition.term !== undefined || /senha|token/i.test(definition.key);

/** All that was typed, whether it shows or not. */
export function draftOf(form: Form): Draft {
  const kept: Record<string, JsonObject[string]> = {};
  const fleeting = new Map<string, unknown>();
  for (const { field, value } of form.parked()) {
    const { kind, key, definition } = field;
    if (kind === undefined || value === null) continue;
    if (kind.upload === true) fleeting.set(key, value);
    else {
      const wire = kind.send(value, definition);
      if (wire === undefined) continue;
      if (isFleeting(field)) fleeting.set(key, wire);
      else kept[key] = wire;
    }
  }
  return { kept, fleeting };
}

/** Puts a draft back into a fresh form, in the order of the page, so that what depends on something comes after it. */
export function restoreDraft(form: Form, compiled: CompiledForm, { kept, fleeting }: Draft): void {
  for (const { key, kind } of compiled.fields) {
    if (form.view(key)?.readOnly !== false) continue;
    if (kind?.upload === true && fleeting.has(key)) form.change(key, fleeting.get(key));
    else if (fleeting.has(key)) form.fill(key, fleeting.get(key));
    else if (Object.hasOwn(kept, key)) form.fill(key, kept[key]);
  }
}
