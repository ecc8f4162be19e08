import { CodeControl } from '@passo/ui/controls/CodeControl.tsx';
import { LinkButton } from '@passo/ui/controls/LinkButton.tsx';
import { LockIcon } from '@passo/ui/icons/MoreIcons.tsx';
import type { TokenMethod } from '@passo/engine/definition.ts';
import type { ReactNode } from 'react';
import type { WireProblem } from '../../wire/problem.ts';
import { Resend } from './Resend.tsx';
import { otherWay } from './methods.ts';
import type { Sent } from './sentCode.ts';
import styles from './token.module.css';
import { useTeam } from './useTeam.ts';
import { CODE_ID, CODE_LENGTH, type CodeCheck } from './useCodeCheck.ts';

export interface Resending {
  readonly sent: Sent;
  /** Sends another one, by the way it is asked for. */
  readonly onResend: (method: TokenMethod) => Promise<WireProblem | null>;
  /** The ways that reach this contact; absent where there is one only. */
  readonly offered?: readonly TokenMethod[] | undefined;
  /** All the ways there are; absent where the other way to the phone is all there is beside. */
  readonly onBack?: (() => void) | undefined;
}

interface CodeFieldsProps extends Resending {
  readonly check: CodeCheck;
}

/** Six digits in one field, which the phone may fill in by itself, and what can be done where they do not come. */
export function CodeFields({ sent, check, onResend, offered = [], onBack }: CodeFieldsProps): ReactNode {
  const team = useTeam();
  const other = otherWay(sent.method, offered);
  const send = async (method: TokenMethod): Promise<WireProblem | null> => {
    const problem = await onResend(method);
    if (problem !== null) return problem;
    check.forgive();
    // What was pressed is gone until another one is due.
    document.getElementById(CODE_ID)?.focus();
    return null;
  };
  return (
    <>
      <CodeControl
        id={CODE_ID}
        name={CODE_ID}
        label="Código de 6 números"
        length={CODE_LENGTH}
        value={check.code}
        onChange={check.type}
        required
        readOnly={false}
        disabled={false}
        error={check.error}
        helper="Vale por 5 minutos."
        enterKeyHint="done"
      />
      {sent.undelivered === true && <p role="status">A mensagem não chegou ao seu aparelho. Peça outra agora.</p>}
      <Resend at={sent.resendAt} onResend={() => send(sent.method)} other={other && { method: other, send }} />
      {onBack !== undefined && (
        <p>
          <LinkButton onClick={onBack}>Receber em outro lugar</LinkButton>
        </p>
      )}
      <p className={styles.warning}>
        <LockIcon />
        {`Ninguém da ${team} pede este código por ligação ou mensagem.`}
      </p>
    </>
  );
}
