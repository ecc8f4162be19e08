import { usePercentage } from '../state/percentage.ts';
import type { Journey } from './journey.ts';
import { progressOf, type Progress } from './progress.ts';

/** Where the customer stands, anew as the form fills. */
export function useProgress(journey: Journey, slug: string): Progress {
  const filled = usePercentage((shares) => shares[slug]) ?? 0;
  return progressOf(journey, slug, filled);
}
