interface SliderRange {
  readonly min: number;
  readonly max: number;
  /** Where the value may rest; any value within the range when absent or empty. */
  readonly marks?: readonly number[] | undefined;
}

/** The value within its bounds and, where there are marks, on the nearest one (the lower of two equally near). */
export function settleValue(value: number, { min, max, marks }: SliderRange): number {
  const within = Math.min(max, Math.max(min, value));
  if (!marks || marks.length === 0) return within;
  return marks.reduce((best, mark) => (Math.abs(mark - within) < Math.abs(best - within) ? mark : best));
}

/** The mark one place up or down from the value; the value's own mark at either end. */
export function neighbourMark(value: number, marks: readonly number[], direction: 1 | -1): number {
  const sorted = [...marks].sort((a, b) => a - b);
  const beyond = direction > 0 ? sorted.find((mark) => mark > value) : sorted.findLast((mark) => mark < value);
  return beyond ?? (direction > 0 ? sorted.at(-1) : sorted[0]) ?? value;
}
