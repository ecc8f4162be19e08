import { Suspense, useState, type ReactNode } from 'react';
import { onDemand } from '../../drawing/drawable.ts';
import type { RemakeNoteProps } from './remakeNoteProps.ts';

const words = onDemand(async () => (await import('./RemakeWords.tsx')).RemakeWords);

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
