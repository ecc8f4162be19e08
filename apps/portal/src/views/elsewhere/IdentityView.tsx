import { QrCode } from '@passo/ui/panel/QrCode.tsx';
import type { ReactNode } from 'react';
import { isMobile } from '../../device/isMobile.ts';
import { shownOf } from '../offer/shownOffer.ts';
import type { ViewProps } from '../view.ts';
import { LinkPanel } from './LinkPanel.tsx';

/** On a phone the link opens at once; on a computer the phone's camera takes it from the screen. */
export function IdentityView(props: ViewProps): ReactNode {
  const { link } = shownOf(props.journey, props.step.slug);
  if (link === null || isMobile(navigator.userAgent)) return <LinkPanel {...props} />;
  return (
    <LinkPanel {...props} tone="init">
      <QrCode text={new URL(link, location.origin).href} label="Código QR que abre a verificação no celular" />
    </LinkPanel>
  );
}
