import { percentile } from '../../lib/stats.ts';

/** One round of one cell, or of one peer. */
export interface RoundFigures {
  readonly median: number;
  readonly p95: number;
  readonly n: number;
}

export const figuresOf = (values: readonly number[]): RoundFigures => ({
  median: medianOf(values),
  p95: percentile(values, 0.95),
  n: values.length,
});

export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const high = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? high : ((sorted[middle - 1] ?? high) + high) / 2;
}

/** Median absolute deviation: how far rounds lie from their own middle. */
export function madOf(values: readonly number[]): number {
  const middle = medianOf(values);
  return medianOf(values.map((value) => Math.abs(value - middle)));
}

export interface Summary {
  readonly median: number;
  readonly p95: number;
  readonly mad: number;
}

/** Over all rounds: the middle of their medians, the middle of their p95, and how far the medians spread. */
export const summaryOf = (rounds: readonly RoundFigures[]): Summary => ({
  median: medianOf(rounds.map(({ median }) => median)),
  p95: medianOf(rounds.map(({ p95 }) => p95)),
  mad: madOf(rounds.map(({ median }) => median)),
});

/** In a new order each time; `random` in [0, 1). */
export function shuffled<T>(values: readonly T[], random: () => number): readonly T[] {
  const keyed = values.map((value) => ({ value, at: random() }));
  return keyed.sort((a, b) => a.at - b.at).map(({ value }) => value);
}
