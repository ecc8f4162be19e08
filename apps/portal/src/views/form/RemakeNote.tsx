import { Suspense, useState, type ReactNode } from 'react';
import { onDemand } from '../../drawing/drawable.ts';
import type { RemakeNoteProps } from './remakeNoteProps.ts';

const words = onDemand(async () => (await import('./RemakeWords.tsx')).RemakeWords);

/**
 * Why a step has to be done once more, or what it begins with, above its fields. Few people ever see it, so it comes when it is needed: a page that opens with it
 * waits for it, so that nothing moves down; a form that is open stays open meanwhile.
 */
export function RemakeNote(props: RemakeNoteProps): ReactNode {
  const { journey, step } = props;
  const status = journey.proposal?.stepStatus[step.slug];
  const isTold = status === 'remake' || (status === 'init' && journey.proposal?.data.notices[step.slug] !== undefined);
  const [opensWithIt] = useState(isTold);
  if (!isTold) return null;
  return opensWithIt ? words.draw(props) : <Suspense fallback={null}>{words.draw(props)}</Suspense>;
}
