import { caretIn, type Edit } from '@passo/domain/edit.ts';

const shape = /^\d{0,3}(?:,\d{0,2})?$/;

/** Percent points of a text ("12,5" → 12.5, "12," → 12); `null` for none. */
export function readPercent(text: string): number | null {
  return /\d/.test(text) ? Number(text.replace(',', '.')) : null;
}

/** 12.5 → "12,5"; at most two decimals. */
export function writePercent(points: number | null): string {
  return points === null || !Number.isFinite(points) ? '' : String(Math.round(points * 100) / 100).replace('.', ',');
}

/** Takes a point for a comma and drops blanks and '%'. What is no percentage, a minus too, or goes beyond `max` is refused. */
export function percentEdit(max: number): Edit {
  return (before, { from, to, insert }) => {
    const taken = insert.replace(/[\s%]/g, '').replace(/\./g, ',');
    const text = before.text.slice(0, from) + taken + before.text.slice(to);
    const refused = (insert !== '' && taken === '') || !shape.test(text) || (readPercent(text) ?? 0) > max;
    return refused ? before : caretIn(text, from + taken.length);
  };
}
