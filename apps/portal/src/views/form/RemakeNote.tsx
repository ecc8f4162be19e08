import type { StepOnWire } from '@passo/contract';
import { Suspense, type ReactNode } from 'react';
import type { Journey } from '../../journey/journey.ts';
import { onDemand } from '../../drawing/drawable.ts';

const words = onDemand(async () => (await import('./RemakeWords.tsx')).RemakeWords);

/** Why a step has to be done once more, above its fields. Few people ever see it, so it comes when it is needed. */
export function RemakeNote(props: { readonly journey: Journey; readonly step: StepOnWire }): ReactNode {
  if (props.journey.proposal?.stepStatus[props.step.slug] !== 'remake') return null;
  return <Suspense fallback={null}>{words.draw(props)}</Suspense>;
}
