import type { Mask } from './mask.ts';

/** A text and what is selected of it, in UTF-16 units; a caret is a selection of nothing. */
export interface Selected {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** What somebody did to a text: the stretch that went, and what came in its place. */
export interface Input {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
  /** What the W3C's Input Events call it, such as `insertText` and `deleteWordBackward`; '' for what has no name there. */
  readonly type: string;
}

/** What becomes of a text. What is refused gives back the very text that was there, selection and all. */
export type Edit = (before: Selected, input: Input) => Selected;

export const caretIn = (text: string, caret: number): Selected => ({ text, start: caret, end: caret });

/** The characters on both sides of a deletion. A key that met nothing but separators means the character behind them. */
export function sidesOf({ text }: Selected, { from, to, type }: Input, bare: Mask['mask']): [string, string] {
  const head = bare(text.slice(0, from));
  const tail = bare(text.slice(to));
  const isThrough = from < to && bare(text.slice(from, to)) === '';
  if (isThrough && type.endsWith('Backward')) return [head.slice(0, -1), tail];
  return [head, isThrough && type.endsWith('Forward') ? tail.slice(1) : tail];
}

type Typed = Pick<Mask, 'mask' | 'isFree' | 'maxLength'>;

/** All that any mask puts between characters. */
const SEPARATORS = /[./() -]/g;

/**
 * Typing under a mask. What counts are the characters, not the separators that the mask puts between them: those left of the
 * edit stay, of the new ones come in as many as suit and have room, and those right of it are never pushed out.
 * `most` is how many characters there may be.
 */
export function maskEdit({ mask, isFree, maxLength = Infinity }: Typed, most = Infinity): Edit {
  const bare = (text: string): string => (isFree ? text : text.replace(SEPARATORS, ''));
  const keep = (text: string): string => bare(mask(text));
  const room = Math.min(most, maxLength);

  const lay = isFree ? layFree : layBetween(mask, bare);

  return (before, input) => {
    const { insert } = input;
    const [head, tail] = sidesOf(before, input, bare);
    const had = keep(head);
    let taken = head;
    if (insert !== '') {
      taken = keep(head + insert);
      const isBroken = !isFree && had.length < head.length;
      if (taken === had || isBroken || had.length + tail.length >= room) return before;
      // Not half of an emoji.
      taken = taken.slice(0, room - tail.length).replace(/[\ud800-\udbff]$/, '');
    }
    let after = lay(taken, tail, head);
    for (; after === null && taken.length > had.length; after = lay(taken, tail, head)) taken = taken.slice(0, -1);
    const isRefused = insert === '' ? after?.text === before.text : taken === had;
    return after === null || isRefused ? before : after;
  };
}

/** The two sides of the caret, laid out; null where what came to the head, `had` before, costs others of the characters. */
type Lay = (head: string, tail: string, had: string) => Selected | null;

/** Where all is typed, a blank may wait on either side of the caret for its word. */
const layFree: Lay = (head, tail) => caretIn(head + tail, head.length);

const layBetween =
  (mask: Mask['mask'], bare: Mask['mask']): Lay =>
  (head, tail, had) => {
    const shown = mask(head + tail);
    const kept = bare(shown);
    const gained = kept.length - bare(mask(had + tail)).length;
    // A country code goes once its number begins: what is right of the caret then says where that is.
    if (kept.length === (head + tail).length || (gained < 0 && kept.endsWith(tail)))
      return caretAfter(shown, kept.length - tail.length, bare);
    // Where a letter must come first its deletion takes no digits behind it along: they stand bare until it is there again.
    return gained < head.length - had.length ? null : layFree(head, tail, had);
  };

/** The first place in `text` with `count` characters on its left. */
function caretAfter(text: string, count: number, bare: Mask['mask']): Selected {
  let place = 0;
  while (bare(text.slice(0, place)).length < count) place += 1;
  return caretIn(text, place);
}
