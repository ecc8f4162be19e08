import type { Rewrite } from './masking.ts';

const shape = /^\d{0,3}(?:,\d{0,2})?$/;

/** Percent points of a text ("12,5" → 12.5, "12," → 12); `null` for none. */
export function readPercent(text: string): number | null {
  return /\d/.test(text) ? Number(text.replace(',', '.')) : null;
}

/** 12.5 → "12,5"; at most two decimals. */
export function writePercent(points: number | null): string {
  return points === null || !Number.isFinite(points) ? '' : String(Math.round(points * 100) / 100).replace('.', ',');
}

/** Takes a point for a comma and drops blanks and '%'. An edit that is no percentage or goes beyond `max` is ignored. */
export function percentRewrite(max: number): Rewrite {
  return (before, after) => {
    const tidy = (text: string): string => text.replace(/[^\d.,]/g, '').replace(/\./g, ',');
    const text = tidy(after.text);
    if (!shape.test(text) || (readPercent(text) ?? 0) > max)
      return { text: before, caret: Math.max(0, after.caret - Math.max(0, after.text.length - before.length)) };
    return { text, caret: tidy(after.text.slice(0, after.caret)).length };
  };
}
