import { fail, isMaskName, masks, ok, type Mask } from '@passo/domain';
import { isVisible, messages, readable, type FieldDefinition, type FieldKind } from '@passo/engine';

/** The mask a definition names, if it names one that exists (the linter refuses others). */
const maskOf = (field: FieldDefinition): Mask | undefined => (isMaskName(field.mask) ? masks[field.mask] : undefined);

/** The longest address, name or sentence where the definition says nothing. */
const LONGEST = 255;

/** A text as held: masked, as the person sees it. It travels without its mask. */
export const textMeaning = {
  control: 'text',
  longest: (field) => field.maxLength ?? maskOf(field)?.maxLength ?? LONGEST,
  read: (wire, field) => {
    if (typeof wire !== 'string' && typeof wire !== 'number') return fail(messages.invalid);
    const text = String(wire);
    return ok(maskOf(field)?.mask(text) ?? text);
  },
  send: (value, field) => {
    const mask = maskOf(field);
    return mask === undefined ? readable(value) : mask.unmask(readable(value));
  },
  format: (value) => value,
  // Conditions are written with what travels, not with what the mask shows.
  plain: (value, field) => maskOf(field)?.unmask(value) ?? readable(value),
  isEmpty: (value) => !isVisible(value),
  problem: (value, field) => {
    const mask = maskOf(field);
    // A place that was emptied before others shows them bare (`123X`): what travels would be less than is shown.
    return mask !== undefined && !mask.isFree && mask.mask(value) !== value ? messages.invalid : null;
  },
  text: readable,
} as const satisfies FieldKind<string>;
