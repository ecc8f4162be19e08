import { CodeControl } from '@passo/ui/controls/CodeControl.tsx';
import { LinkButton } from '@passo/ui/controls/LinkButton.tsx';
import type { ReactNode } from 'react';
import type { WireProblem } from '../../wire/problem.ts';
import { Resend } from './Resend.tsx';
import type { Sent } from './sentCode.ts';
import { CODE_LENGTH, type CodeCheck } from './useCodeCheck.ts';

interface CodeFieldsProps {
  readonly sent: Sent;
  readonly check: CodeCheck;
  readonly onResend: () => Promise<WireProblem | null>;
  /** Another contact, or another way; absent where there is only one. */
  readonly onBack?: (() => void) | undefined;
}

/** Six digits in one field, which the phone may fill in by itself, and what can be done where they do not come. */
export function CodeFields({ sent, check, onResend, onBack }: CodeFieldsProps): ReactNode {
  const again = async (): Promise<WireProblem | null> => {
    const problem = await onResend();
    if (problem === null) check.forgive();
    return problem;
  };
  return (
    <>
      <CodeControl
        id="codigo-recebido"
        name="codigo-recebido"
        label="Código de 6 números"
        length={CODE_LENGTH}
        value={check.code}
        onChange={check.type}
        required
        readOnly={false}
        disabled={false}
        error={check.error}
        enterKeyHint="done"
      />
      {sent.undelivered === true && <p role="status">A mensagem não chegou ao seu aparelho. Peça outra agora.</p>}
      <Resend at={sent.resendAt} onResend={again} />
      {onBack !== undefined && (
        <p>
          <LinkButton onClick={onBack}>{sent.method === 'email' ? 'Mudar e-mail' : 'Mudar número'}</LinkButton>
        </p>
      )}
    </>
  );
}
