import type { Fix } from '@passo/engine/lint/finding.ts';
import { isJson, type Json } from '@passo/engine/json.ts';
import { placeOf, renamed, withValue } from './place.ts';

/** What an editor puts where: one stretch of text for another. */
interface TextChange {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

export const written = (value: Json): string => `${JSON.stringify(value, null, 2)}\n`;

export function readJson(text: string): Json | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isJson(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The smallest change that makes one text the other: the caret and what was folded stay where they were. */
export function changeBetween(before: string, after: string): TextChange {
  const most = Math.min(before.length, after.length);
  let from = 0;
  while (from < most && before[from] === after[from]) from += 1;
  let end = 0;
  while (end < most - from && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return { from, to: before.length - end, insert: after.slice(from, after.length - end) };
}

/** What mends a finding, in the whole definition. */
export function mended(value: Json, path: string, fix: Fix): Json {
  const place = placeOf(path);
  if (fix.type === 'rename') return renamed(value, place, fix.from, fix.to);
  return withValue(value, place, fix.type === 'replace' ? fix.value : undefined);
}
