import { Button } from '@passo/ui/controls/Button.tsx';
import { StepLayout } from '@passo/ui/layout/StepLayout.tsx';
import type { ReactNode } from 'react';
import type { WireProblem } from '../../wire/problem.ts';
import { CodeFields, type Resending } from './CodeFields.tsx';
import { SentTo } from './SentTo.tsx';
import { useCodeCheck } from './useCodeCheck.ts';

interface CodeFormProps extends Resending {
  /** Checks the code; the problem, where there is one. */
  readonly onCode: (code: string) => Promise<WireProblem | null>;
  /** Asks whether the message will arrive; absent where nobody is asked. */
  readonly onLook?: () => Promise<void>;
  /** Leads to where the contact is typed; absent where it is not changed. */
  readonly onChange?: () => void;
}

/** A page for the code that proves a contact: its sixth digit sends it. */
export function CodeForm({ onCode, onLook, onChange, ...resending }: CodeFormProps): ReactNode {
  const { sent } = resending;
  const check = useCodeCheck({ sent, onCode, onLook });
  return (
    <StepLayout
      title="Digite o código"
      description={<SentTo sent={sent} onChange={onChange} />}
      onSubmit={check.send}
      footer={
        <Button type="submit" busy={check.busy}>
          Confirmar
        </Button>
      }
    >
      <CodeFields {...resending} check={check} />
    </StepLayout>
  );
}
