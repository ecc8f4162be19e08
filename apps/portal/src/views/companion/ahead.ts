import type { Progress } from '../../journey/progress.ts';

interface Ahead {
  readonly title: string;
  /** How much of the customer's time it takes, in words. */
  readonly takes: string;
}

/** The phases after the one in view. Those that ask nothing of the customer say when they come, where they come last. */
export const aheadOf = ({ phases, at }: Progress): readonly Ahead[] =>
  phases.slice(at + 1).map(({ title, seconds }, place, ahead) => {
    const isLast = ahead.slice(place).every((phase) => phase.seconds === 0);
    return { title, takes: isLast ? 'depois da assinatura' : takesOf(Math.ceil(seconds / 60)) };
  });

const takesOf = (minutes: number): string => (minutes === 0 ? 'não depende de você' : `~${minutes} min`);
