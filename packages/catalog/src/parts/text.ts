import { fail, isMaskName, masks, ok, type Mask } from '@passo/domain';
import { isVisible, messages, readable, type FieldDefinition, type FieldKind } from '@passo/engine';

/** The mask a definition names, if it names one that exists (the linter refuses others). */
const maskOf = (field: FieldDefinition): Mask | undefined => (isMaskName(field.mask) ? masks[field.mask] : undefined);

/** The longest address, name or sentence where the definition says nothing. */
const LONGEST = 255;

const bare = (text: string): string => text.replace(/[./() -]/g, '');

/**
 * As the mask shows it. What the mask would cut characters off stands as it came, and is refused: else something shorter would be
 * kept than was sent. A country code is no part of a number.
 */
function held(text: string, mask: Mask | undefined): string {
  if (mask === undefined) return text;
  const masked = mask.mask(text);
  const isCut = mask.isFree !== true && !text.startsWith('+') && bare(masked).length < bare(text).length;
  return isCut ? text : masked;
}

/** A place that was emptied before others shows them bare (`123X`): under the mask it would be less than is shown. */
const isBroken = (value: string, mask: Mask): boolean => mask.isFree !== true && mask.mask(value) !== value;

/** A text as held: masked, as the person sees it. It travels without its mask. */
export const textMeaning = {
  control: 'text',
  longest: (field) => field.maxLength ?? maskOf(field)?.maxLength ?? LONGEST,
  read: (wire, field) => {
    if (typeof wire !== 'string' && typeof wire !== 'number') return fail(messages.invalid);
    return ok(held(String(wire), maskOf(field)));
  },
  send: (value, field) => {
    const mask = maskOf(field);
    return mask === undefined || isBroken(value, mask) ? readable(value) : mask.unmask(readable(value));
  },
  format: (value) => value,
  // Conditions are written with what travels, not with what the mask shows.
  plain: (value, field) => maskOf(field)?.unmask(value) ?? readable(value),
  isEmpty: (value) => !isVisible(value),
  problem: (value, field) => {
    const mask = maskOf(field);
    return mask !== undefined && isBroken(value, mask) ? messages.invalid : null;
  },
  text: readable,
} as const satisfies FieldKind<string>;
