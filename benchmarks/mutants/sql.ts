import type { Edit } from './operators.ts';

/** Where one condition of a `where` ends. */
const ENDS = /^(?:\s+(?:and|or|order by|group by|limit|for update|returning|on conflict|union)\b|\s*\)|\s*,\s*\n|\s*$)/;
const BEGINS = /\b(?:where|and)\s+/g;

/**
 * Each condition of an SQL text, made to hold always: `x = $1` becomes `(x = $1 or true)`. Taking it out would leave a parameter
 * without a type, and PostgreSQL would refuse the statement before any test had to.
 */
export function droppedConditions(quoted: string, start: number): readonly Edit[] {
  const text = quoted.slice(1, -1);
  if (!/\bwhere\b/.test(text)) return [];
  const offset = start + 1;
  const plain = text.replace(/--[^\n]*/g, (comment) => ' '.repeat(comment.length));
  return [...plain.matchAll(BEGINS)].map(({ index, 0: word }) => {
    const from = index + word.length;
    const to = endOf(plain, from);
    return { start: offset + from, end: offset + to, text: `(${text.slice(from, to)} or true)` };
  });
}

function endOf(text: string, start: number): number {
  for (let at = start, depth = 0; at < text.length; at += 1) {
    if (depth === 0 && ENDS.test(text.slice(at))) return at;
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
  }
  return text.length;
}
