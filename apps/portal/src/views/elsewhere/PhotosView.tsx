import { Skeleton } from '@passo/ui/layout/Skeleton.tsx';
import { Suspense, useState, type ReactNode } from 'react';
import { isComputer } from '../../device/isComputer.ts';
import { onDemand } from '../../drawing/drawable.ts';
import { hash } from '../../state/hashId.ts';
import type { ViewProps } from '../view.ts';
import { stayHere, staysHere } from './here.ts';
import { PhotosForm } from './PhotosForm.tsx';

/** No phone has to fetch what leads to it. */
const onThePhone = onDemand(async () => (await import('./phoneViews.ts')).OnThePhone);

/** Photos: on a phone right away; on a computer by the phone's camera, by its own, or with files. */
export function PhotosView(props: ViewProps): ReactNode {
  const [here, setHere] = useState<'asked' | 'camera' | null>(() => (beginsElsewhere(props) ? null : 'asked'));
  const stay = (way: 'asked' | 'camera'): void => {
    stayHere(hash());
    setHere(way);
  };
  if (here === null) return <Suspense fallback={<Skeleton />}>{onThePhone.draw({ ...props, onHere: stay })}</Suspense>;
  return <PhotosForm {...props} opensCamera={here === 'camera'} />;
}

/** Whoever has sent them comes back to look, or to send them as they are. */
function beginsElsewhere({ journey: { proposal }, step: { slug }, reviewing }: ViewProps): boolean {
  if (reviewing || staysHere(hash()) || !isComputer()) return false;
  return proposal?.stepStatus[slug] === 'remake' || Object.keys(proposal?.selfContract[slug] ?? {}).length === 0;
}
