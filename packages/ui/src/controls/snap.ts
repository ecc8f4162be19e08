import { nearestStop } from '@passo/domain/nearestStop.ts';

export interface SliderRange {
  readonly min: number;
  readonly max: number;
  /** Where the value may rest; any value within the range when absent or empty. */
  readonly marks?: readonly number[] | undefined;
  /** Without marks: between its ends a slider rests on whole multiples of it. Absent: anywhere. */
  readonly step?: number | undefined;
}

/** The value within its bounds. */
export const clampValue = (value: number, { min, max }: Pick<SliderRange, 'min' | 'max'>): number =>
  Math.min(max, Math.max(min, value));

/** The value within its bounds and on the nearest place to rest; both ends are such places, whether a step leads to them or not. */
export function settleValue(value: number, { min, max, marks = [], step }: SliderRange): number {
  const within = clampValue(value, { min, max });
  if (marks.length > 0) return nearestStop(within, marks);
  if (step === undefined) return within;
  const whole = Math.round(within / step) * step;
  return nearestStop(within, [min, max, clampValue(whole, { min, max })]);
}

/** The place to rest one up or down from the value; the last one at either end. */
export function neighbourStop(value: number, range: SliderRange, direction: 1 | -1): number {
  const { min, max, marks = [], step = 1 } = range;
  if (marks.length > 0) {
    const sorted = marks.toSorted((a, b) => a - b);
    const beyond = direction > 0 ? sorted.find((mark) => mark > value) : sorted.findLast((mark) => mark < value);
    return beyond ?? (direction > 0 ? sorted.at(-1) : sorted[0]) ?? value;
  }
  const next = direction > 0 ? Math.floor(value / step) + 1 : Math.ceil(value / step) - 1;
  return clampValue(next * step, { min, max });
}
