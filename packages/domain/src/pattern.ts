import type { Mask } from './mask.ts';

/** What a place of a template takes; everything else in a template is shown as it stands. */
const SLOTS: Readonly<Record<string, RegExp>> = {
  '9': /[0-9]/,
  A: /[A-Za-z]/,
  S: /[0-9A-Za-z]/,
  X: /[0-9Xx]/,
};

/** The characters of `text` that the places of `template` take, in order, upper-cased; others are skipped. */
export function fit(template: string, text: string): string {
  const slots = [...template].flatMap((place) => SLOTS[place] ?? []);
  let taken = '';
  // Only ASCII passes a slot and only the needed prefix is read: a pasted book costs no more than a line.
  for (let at = 0; at < text.length; at += 1) {
    const slot = slots[taken.length];
    if (slot === undefined) break;
    const character = text.charAt(at);
    if (slot.test(character)) taken += character.toUpperCase();
  }
  return taken;
}

/** Lays significant characters out on `template`; a separator appears with the character that follows it. */
export function lay(template: string, characters: string): string {
  let shown = '';
  let next = 0;
  for (const place of template) {
    if (next === characters.length) break;
    shown += SLOTS[place] === undefined ? place : characters.charAt(next++);
  }
  return shown;
}

type PatternMask = Omit<Mask, 'mask' | 'unmask' | 'maxLength' | 'isFree'>;

/** A mask whose shape never depends on what was typed. */
export function patternMask(template: string, rest: PatternMask): Mask {
  const unmask = (text: string): string => fit(template, text);
  return {
    ...rest,
    maxLength: template.length,
    unmask,
    mask: (text) => lay(template, unmask(text)),
  };
}

/** `1234567` → `1.234.567`. */
export const grouped = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, '.');

const ALL_BUT_DIGITS = /[^0-9]+/g;

export const digitsOf = (text: string): string => text.replace(ALL_BUT_DIGITS, '');

/** Longer than any document number with separators: refused unread, so that no check meets a pasted book. */
export const isShort = (text: string): boolean => text.length <= 40;
