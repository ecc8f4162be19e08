import { Button } from '@passo/ui/controls/Button.tsx';
import { StepLayout } from '@passo/ui/layout/StepLayout.tsx';
import type { ReactNode } from 'react';
import type { WireProblem } from '../../wire/problem.ts';
import { CodeFields } from './CodeFields.tsx';
import { sentWords, type Sent } from './sentCode.ts';
import { useCodeCheck } from './useCodeCheck.ts';

interface CodeFormProps {
  readonly sent: Sent;
  /** Checks the code; the problem, where there is one. */
  readonly onCode: (code: string) => Promise<WireProblem | null>;
  readonly onResend: () => Promise<WireProblem | null>;
  /** Asks whether the message will arrive; absent where nobody is asked. */
  readonly onLook?: () => Promise<void>;
  /** Another contact, or another way; absent where there is only one. */
  readonly onBack?: () => void;
}

/** A page for the code that proves a contact: its sixth digit sends it. */
export function CodeForm({ sent, onCode, onResend, onLook, onBack }: CodeFormProps): ReactNode {
  const check = useCodeCheck({ sent, onCode, onLook });
  return (
    <StepLayout
      title="Digite o código"
      description={sentWords(sent)}
      onSubmit={check.send}
      footer={
        <Button type="submit" busy={check.busy}>
          Confirmar
        </Button>
      }
    >
      <CodeFields sent={sent} check={check} onResend={onResend} onBack={onBack} />
    </StepLayout>
  );
}
