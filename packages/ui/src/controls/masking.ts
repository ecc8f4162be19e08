/** The text of an input and where the caret stands in it, in UTF-16 units. */
export interface Edit {
  readonly text: string;
  readonly caret: number;
}

/** What the person did. `other` is paste, autofill, drop, dictation and whatever a keyboard calls by another name. */
export type EditKind = 'type' | 'backspace' | 'delete' | 'other';

/** Turns what the browser made of an edit into what the control shows. */
export type Rewrite = (before: string, after: Edit, kind: EditKind) => Edit;

/** Characters that carry meaning; all others are a mask's punctuation. `*` stands in partly hidden phone numbers. */
const significant = /[\p{L}\p{N}*]/u;

export function editKind(inputType: string | undefined): EditKind {
  if (inputType === 'insertText') return 'type';
  if (inputType === 'deleteContentBackward') return 'backspace';
  if (inputType === 'deleteContentForward') return 'delete';
  return 'other';
}

export function significantOf(text: string): string {
  return Array.from(text)
    .filter((character) => significant.test(character))
    .join('');
}

/** The first place in `text` with `count` significant characters to its left. */
export function caretAfter(text: string, count: number): number {
  let seen = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (seen === count) return index;
    if (significant.test(text[index] ?? '')) seen += 1;
  }
  return text.length;
}

/** The first place in `text` with `count` significant characters to its right: for amounts, which grow to the left. */
export function caretBefore(text: string, count: number): number {
  return caretAfter(text, Math.max(0, significantOf(text).length - count));
}

/**
 * A mask puts back the separator that was deleted, so that the key would do nothing forever. Where a deletion would come to
 * nothing, the significant character beside it goes too, as the person meant.
 */
export function deleteThrough(before: string, after: Edit, kind: EditKind, mask: (text: string) => string): Edit {
  if ((kind !== 'backspace' && kind !== 'delete') || mask(after.text) !== before) return after;
  const left = significantOf(after.text.slice(0, after.caret)).length;
  const from = caretAfter(after.text, kind === 'backspace' ? left - 1 : left);
  const at = kind === 'backspace' && left === 0 ? -1 : indexOfSignificant(after.text, from);
  if (at < 0) return after;
  const text = after.text.slice(0, at) + after.text.slice(at + 1);
  return { text, caret: kind === 'backspace' ? at : after.caret };
}

function indexOfSignificant(text: string, from: number): number {
  for (let index = from; index < text.length; index += 1) if (significant.test(text[index] ?? '')) return index;
  return -1;
}

/**
 * A rewrite for any progressive mask (a function that formats however much of a value is there).
 * A character typed into the middle of a full value is refused rather than pushing the last one out.
 */
export function maskRewrite(mask: (text: string) => string): Rewrite {
  return (before, after, kind) => {
    const edited = deleteThrough(before, after, kind, mask);
    const text = mask(edited.text);
    if (losesMore(edited.text, text, kind)) return edited;
    if (kind === 'type' && (text === before || pushesOut(before, edited.text, text)))
      return { text: before, caret: caretOfRefused(before, edited) };
    return { text, caret: maskedCaret(mask, edited, text) };
  };
}

/**
 * Where a pattern wants a letter first, a deleted one would take all digits behind it along (`V123456-J` → `J`). The text
 * stays as it is then, until the place is filled again.
 */
const losesMore = (edited: string, masked: string, kind: EditKind): boolean =>
  (kind === 'backspace' || kind === 'delete') && significantOf(masked).length < significantOf(edited).length;

function pushesOut(before: string, raw: string, masked: string): boolean {
  const had = significantOf(before).length;
  const typed = raw.length === before.length + 1 && significantOf(raw).length === had + 1;
  return typed && significantOf(masked).length === had && masked !== before;
}

/** A key that came to nothing leaves the caret where it was, also between the two sides of a separator. */
function caretOfRefused(before: string, edited: Edit): number {
  const atEnd = edited.caret >= edited.text.length;
  return atEnd ? before.length : Math.max(0, edited.caret - (edited.text.length - before.length));
}

function maskedCaret(mask: (text: string) => string, edited: Edit, masked: string): number {
  if (masked === edited.text) return edited.caret;
  if (edited.caret >= edited.text.length) return masked.length;
  const head = mask(edited.text.slice(0, edited.caret));
  // Spaces are typed, not put there by the mask, in names and addresses: where the head stays a head, its length says it best.
  const typedPunctuation = head.length > 0 && masked.startsWith(head) && !significant.test(head.at(-1) ?? '');
  if (typedPunctuation && edited.text.slice(0, edited.caret).endsWith(head.at(-1) ?? '')) return head.length;
  return caretAfter(masked, significantOf(head).length);
}
