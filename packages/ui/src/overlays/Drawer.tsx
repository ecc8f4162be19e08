import type { ReactNode } from 'react';
import { OverlayShell, type OverlayProps } from './Overlay.tsx';

interface DrawerProps extends OverlayProps {
  /** For a footer that decides nothing. */
  readonly dismissable?: boolean;
}

/** A panel at the side from 768 px, a bottom sheet below. Escape closes it unless it has a footer, that is: a decision to take. */
export function Drawer({ dismissable, ...props }: DrawerProps): ReactNode {
  return <OverlayShell {...props} look="drawer" dismissable={dismissable ?? !props.footer} />;
}
