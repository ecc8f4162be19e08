import type { ReactNode } from 'react';
import { OverlayShell, type OverlayProps } from './Overlay.tsx';

/** The whole screen, dark whatever the theme: what is looked at through it is what counts. */
export function FullScreen(props: OverlayProps): ReactNode {
  return <OverlayShell {...props} look="screen" dismissable />;
}
