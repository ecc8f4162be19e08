import { Panel } from '@passo/ui/panel/Panel.tsx';
import { QrCode } from '@passo/ui/panel/QrCode.tsx';
import type { ReactNode } from 'react';
import { isMobile } from '../../device/isMobile.ts';
import { illustrationOf } from '../illustration.ts';
import { leaveNote } from '../leaveNote.ts';
import { shownOf } from '../offer/shownOffer.ts';
import { useWatch } from '../useWatch.ts';
import type { ViewProps } from '../view.ts';
import { LinkPanel } from './LinkPanel.tsx';
import { useResend } from './useResend.ts';

/** On a phone the link opens at once; on a computer the phone's camera takes it from the screen. */
export function IdentityView(props: ViewProps): ReactNode {
  const { link } = shownOf(props.journey, props.step.slug);
  if (link === null || isMobile(navigator.userAgent)) return <LinkPanel {...props} />;
  return <ByCode {...props} link={new URL(link, location.origin).href} />;
}

function ByCode({ step, link }: ViewProps & { readonly link: string }): ReactNode {
  const words = step.texts.waiting;
  useWatch(true, step.pollSeconds ?? 2);
  const resend = useResend(step.slug, words?.secondary);
  return (
    <Panel
      tone="init"
      illustration={illustrationOf(step.illustration)}
      title={words?.title ?? step.name}
      text={words?.text ?? ''}
      note={leaveNote(words?.next)}
      action={{ label: words?.action ?? 'Abrir link', href: link }}
      secondary={resend}
    >
      <QrCode text={link} label="Código QR que abre a verificação no celular" />
    </Panel>
  );
}
