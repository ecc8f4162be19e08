import type { ReactNode } from 'react';
import { OverlayShell, type OverlayProps } from './Overlay.tsx';

/** A panel at the side from 768 px, a bottom sheet below. Escape closes it unless it has a footer, that is: a decision to take. */
export function Drawer(props: OverlayProps): ReactNode {
  return <OverlayShell {...props} look="drawer" dismissable={!props.footer} />;
}
