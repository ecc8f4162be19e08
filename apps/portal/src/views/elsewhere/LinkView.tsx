import { Panel } from '@passo/ui/panel/Panel.tsx';
import type { ReactNode } from 'react';
import type { Journey } from '../../journey/journey.ts';
import { illustrationOf } from '../illustration.ts';
import { leaveNote } from '../leaveNote.ts';
import { agreedOffer, shownOf } from '../offer/shownOffer.ts';
import { money } from '../offer/costs.ts';
import { amountInTerm } from '../sign/signWords.ts';
import { useWatch } from '../useWatch.ts';
import type { ViewProps } from '../view.ts';
import { LinkFrame } from './LinkFrame.tsx';
import { useResend } from './useResend.ts';

/** The customer acts at somebody else's page; this one opens that place and goes on by itself once it is done. */
export function LinkView({ journey, step }: ViewProps): ReactNode {
  const { link, framed } = shownOf(journey, step.slug);
  const words = step.texts.waiting;
  useWatch(true, step.pollSeconds ?? 2);
  const resend = useResend(step.slug, words?.secondary);
  if (framed && link !== null) return <LinkFrame step={step} link={link} agreed={agreedIn(journey)} resend={resend} />;
  return (
    <Panel
      tone="waiting"
      illustration={illustrationOf(step.illustration)}
      title={words?.title ?? step.name}
      text={words?.text ?? ''}
      note={leaveNote(words?.next)}
      action={link === null ? undefined : { label: words?.action ?? 'Abrir link', href: link }}
      secondary={resend}
    />
  );
}

/** `R$ 2.000,00 em 24x, total R$ 2.548,25`, as it stood above the button that led here. */
function agreedIn(journey: Journey): string | undefined {
  const offer = agreedOffer(journey);
  return offer === null ? undefined : `${amountInTerm(offer)}, total ${money(offer.total)}`;
}
