import type { ReactNode } from 'react';
import { LinkPanel } from '../elsewhere/LinkPanel.tsx';
import { shownOf } from '../offer/shownOffer.ts';
import type { ViewProps } from '../view.ts';
import { SigningSheet } from './SigningSheet.tsx';

/** Where somebody else's page is opened: a signer that may stand within ours opens over what is signed. */
export function LinkView(props: ViewProps): ReactNode {
  const { offer, link, framed } = shownOf(props.journey, props.step.slug);
  const isOver = offer !== null && (framed || link === null);
  return isOver ? <SigningSheet {...props} /> : <LinkPanel {...props} />;
}
