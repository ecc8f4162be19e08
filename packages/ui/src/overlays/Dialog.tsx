import type { ReactNode } from 'react';
import { OverlayShell, type OverlayProps } from './Overlay.tsx';

/** A window in the middle from 768 px, a bottom sheet below. Escape and Back close it. */
export function Dialog(props: OverlayProps): ReactNode {
  return <OverlayShell {...props} look="dialog" dismissable />;
}
