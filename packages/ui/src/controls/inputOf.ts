import type { Input, Selected } from '@passo/domain/edit.ts';

/**
 * What the browser did, by its result: it is right on what a word is, what a keyboard composed and where a correction
 * goes.
 */
export function inputOf(before: Selected, after: Selected, type = ''): Input {
  const [from, to] = stretch(before, after);
  return { from, to, insert: after.text.slice(from, after.text.length - (before.text.length - to)), type };
}

/** What was selected went, unless the two sides of it say that it was more. */
function stretch({ text: before, start, end }: Selected, { text, end: caret }: Selected): readonly [number, number] {
  const tail = text.slice(caret);
  if (before.slice(end) === tail && text.startsWith(before.slice(0, start)) && start <= caret) return [start, end];
  const to = before.length - (before.endsWith(tail) ? tail.length : 0);
  let from = 0;
  while (from < Math.min(to, caret) && before[from] === text[from]) from += 1;
  return [from, to];
}
