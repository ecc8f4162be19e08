import { PhaseBar } from '@passo/ui/layout/PhaseBar.tsx';
import type { ReactNode } from 'react';
import type { Journey } from '../journey/journey.ts';
import { useProgress } from '../journey/useProgress.ts';
import { progressWords } from './progressWords.ts';

interface StepProgressProps {
  readonly journey: Journey;
  readonly slug: string;
  /** With the name of each phase. */
  readonly named?: boolean;
}

/** The bar over a step, as far as the partner shows one. */
export function StepProgress({ journey, slug, named = false }: StepProgressProps): ReactNode {
  const progress = useProgress(journey, slug);
  const { hideProgressBar } = journey.config.configuration.display;
  return (
    <PhaseBar
      {...progressWords(journey, slug, progress)}
      shares={hideProgressBar === true ? undefined : progress.phases.map(({ share }) => share)}
      names={named ? progress.phases.map(({ title }) => title) : undefined}
    />
  );
}
