import type { Progress } from '../../journey/progress.ts';

interface Ahead {
  readonly title: string;
  /** How much of the customer's time it takes, in words. */
  readonly takes: string;
}

/** The phases after the one in view; those that ask nothing of the customer say so. */
export const aheadOf = ({ phases, at }: Progress): readonly Ahead[] =>
  phases.slice(at + 1).map(({ title, seconds }) => ({ title, takes: takesOf(Math.ceil(seconds / 60)) }));

const takesOf = (minutes: number): string => (minutes === 0 ? 'não depende de você' : `~${minutes} min`);
