import type { StepOnWire } from '@passo/contract';
import { Panel } from '@passo/ui/panel/Panel.tsx';
import type { ReactNode } from 'react';
import { illustrationOf } from '../illustration.ts';
import type { WireProblem } from '../../wire/problem.ts';
import { Resend } from './Resend.tsx';
import { useWatch } from '../useWatch.ts';

interface LinkSentProps {
  readonly step: StepOnWire;
  /** When another link may be asked for, in milliseconds. */
  readonly resendAt: number;
  readonly onResend: () => Promise<WireProblem | null>;
  readonly onBack: () => void;
}

/** A link was sent instead of a code: opening it, here or elsewhere, is the confirmation. */
export function LinkSent({ step, resendAt, onResend, onBack }: LinkSentProps): ReactNode {
  useWatch(true, step.pollSeconds ?? 2);
  const words = step.texts.waiting;
  return (
    <Panel
      tone="waiting"
      illustration={illustrationOf(step.illustration)}
      title={words?.title ?? 'Enviamos um link para você'}
      text={words?.text ?? 'Abra o link da mensagem para confirmar o acesso.'}
      secondary={{ label: 'Receber em outro lugar', onClick: onBack }}
    >
      <Resend at={resendAt} onResend={onResend} />
    </Panel>
  );
}
