import { Panel } from '@passo/ui/panel/Panel.tsx';
import type { ReactNode } from 'react';
import { illustrationOf } from '../illustration.ts';
import { leaveNote } from '../leaveNote.ts';
import { shownOf } from '../offer/shownOffer.ts';
import { useWatch } from '../useWatch.ts';
import type { ViewProps } from '../view.ts';
import { useResend } from './useResend.ts';

interface LinkPanelProps extends ViewProps {
  /** `init`: nobody has begun there, as far as is known. */
  readonly tone?: 'waiting' | 'init';
  /** Another way to that place. */
  readonly children?: ReactNode;
}

/** The customer acts at somebody else's page; this one opens that place and goes on by itself once it is done. */
export function LinkPanel({ journey, step, tone = 'waiting', children }: LinkPanelProps): ReactNode {
  const { link } = shownOf(journey, step.slug);
  const words = step.texts.waiting;
  useWatch(true, step.pollSeconds ?? 2);
  const resend = useResend(step.slug, words?.secondary);
  return (
    <Panel
      tone={tone}
      illustration={illustrationOf(step.illustration)}
      title={words?.title ?? step.name}
      text={words?.text ?? ''}
      note={leaveNote(words?.next)}
      action={link === null ? undefined : { label: words?.action ?? 'Abrir link', href: link }}
      secondary={resend}
    >
      {children}
    </Panel>
  );
}
