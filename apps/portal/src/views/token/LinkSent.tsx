import type { StepOnWire } from '@passo/contract';
import { Panel } from '@passo/ui/panel/Panel.tsx';
import type { ReactNode } from 'react';
import { illustrationOf } from '../illustration.ts';
import { useWatch } from '../useWatch.ts';

/** A link was sent instead of a code: opening it, here or elsewhere, is the confirmation. */
export function LinkSent({ step, onBack }: { readonly step: StepOnWire; readonly onBack: () => void }): ReactNode {
  useWatch(true, step.pollSeconds ?? 2);
  const words = step.texts.waiting;
  return (
    <Panel
      tone="waiting"
      illustration={illustrationOf(step.illustration)}
      title={words?.title ?? 'Enviamos um link para você'}
      text={words?.text ?? 'Abra o link da mensagem para confirmar o acesso.'}
      secondary={{ label: 'Receber em outro lugar', onClick: onBack }}
    />
  );
}
