import type { StepOnWire } from '@passo/contract';
import { Suspense, useState, type ReactNode } from 'react';
import type { Journey } from '../../journey/journey.ts';
import { onDemand } from '../../drawing/drawable.ts';

const words = onDemand(async () => (await import('./RemakeWords.tsx')).RemakeWords);

export interface RemakeNoteProps {
  readonly journey: Journey;
  readonly step: StepOnWire;
  /** The page's own title says already what has to be done. */
  readonly titled?: boolean;
}

/**
 * Why a step has to be done once more, above its fields. Few people ever see it, so it comes when it is needed: a page that opens with it
 * waits for it, so that nothing moves down; a form that is open stays open meanwhile.
 */
export function RemakeNote(props: RemakeNoteProps): ReactNode {
  const isTold = props.journey.proposal?.stepStatus[props.step.slug] === 'remake';
  const [opensWithIt] = useState(isTold);
  if (!isTold) return null;
  return opensWithIt ? words.draw(props) : <Suspense fallback={null}>{words.draw(props)}</Suspense>;
}
