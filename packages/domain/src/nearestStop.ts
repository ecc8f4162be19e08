/** The one of `stops` that is nearest to the value, the first of two equally near; the value itself where there are none. */
export const nearestStop = (value: number, stops: readonly number[]): number =>
  stops.reduce((best, stop) => (Math.abs(stop - value) < Math.abs(best - value) ? stop : best), stops[0] ?? value);
