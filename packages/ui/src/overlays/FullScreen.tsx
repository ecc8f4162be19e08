import type { ReactNode } from 'react';
import { OverlayShell, type OverlayProps } from './Overlay.tsx';

interface FullScreenProps extends OverlayProps {
  /** The word beside the cross that closes it. */
  readonly leave: string;
  /** A tool at the end of its header, such as a light. */
  readonly tool?: ReactNode;
}

/** The whole screen, dark whatever the theme: what is looked at through it is what counts. */
export function FullScreen(props: FullScreenProps): ReactNode {
  return <OverlayShell {...props} look="screen" dismissable />;
}
