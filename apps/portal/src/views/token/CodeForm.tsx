import { Button } from '@passo/ui/controls/Button.tsx';
import { LinkButton } from '@passo/ui/controls/LinkButton.tsx';
import { CodeControl } from '@passo/ui/controls/CodeControl.tsx';
import { StepLayout } from '@passo/ui/layout/StepLayout.tsx';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { WireProblem } from '../../wire/problem.ts';
import { Resend } from './Resend.tsx';
import { useHandedCode } from './useHandedCode.ts';
import type { Sent } from './sentCode.ts';

interface CodeFormProps {
  readonly sent: Sent;
  /** Checks the code; the problem, where there is one. */
  readonly onCode: (code: string) => Promise<WireProblem | null>;
  readonly onResend: () => Promise<WireProblem | null>;
  /** Asks whether the message will arrive; absent where nobody is asked. */
  readonly onLook?: () => Promise<void>;
  /** Another contact, or another way; absent where there is only one. */
  readonly onBack?: () => void;
  /** Where the code signs: what is signed stands above it, and nothing is sent before the button is pressed. */
  readonly signing?: { readonly title: string; readonly action: string; readonly terms: ReactNode };
}

const LENGTH = 6;

/** Six digits in one field, which the phone may fill in by itself; the sixth sends them, where they sign nothing. */
export function CodeForm({ sent, onCode, onResend, onLook, onBack, signing }: CodeFormProps): ReactNode {
  const [code, setCode] = useState('');
  useLook(onLook, sent);
  const { busy, error, run, forgive } = useCheck(onCode, () => setCode(''));
  const type = (text: string): void => {
    setCode(text);
    if (text.length === LENGTH && signing === undefined) void run(text);
  };
  useHandedCode(type);
  const again = async (): Promise<WireProblem | null> => {
    const problem = await onResend();
    // What was wrong with the code before says nothing about the one that comes.
    if (problem === null) forgive();
    return problem;
  };
  return (
    <StepLayout
      title={signing?.title ?? 'Digite o código'}
      description={`Enviamos 6 números para ${sent.target}. Eles valem por 5 minutos.`}
      onSubmit={() => void run(code)}
      footer={
        <Button type="submit" busy={busy}>
          {signing?.action ?? 'Confirmar'}
        </Button>
      }
    >
      {signing?.terms}
      <CodeControl
        id="codigo-recebido"
        name="codigo-recebido"
        label="Código de 6 números"
        length={LENGTH}
        value={code}
        onChange={type}
        required
        readOnly={false}
        disabled={false}
        error={error}
        enterKeyHint="done"
      />
      {sent.undelivered === true && <p role="status">A mensagem não chegou ao seu aparelho. Peça outra agora.</p>}
      <Resend at={sent.resendAt} onResend={again} />
      {onBack !== undefined && (
        <p>
          <LinkButton onClick={onBack}>{sent.method === 'email' ? 'Mudar e-mail' : 'Mudar número'}</LinkButton>
        </p>
      )}
    </StepLayout>
  );
}

const LOOK_MS = 5_000;

/** Looks now and then, for as long as the message may still get lost. */
function useLook(look: CodeFormProps['onLook'], { undelivered = false }: Sent): void {
  const latest = useRef(look);
  const looks = look !== undefined;
  useEffect(() => {
    latest.current = look;
  });
  useEffect(() => {
    if (undelivered || !looks) return;
    const timer = setInterval(() => !document.hidden && void latest.current?.(), LOOK_MS);
    return () => clearInterval(timer);
  }, [undelivered, looks]);
}

function useCheck(onCode: CodeFormProps['onCode'], onWrong: () => void) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const guard = useRef(false);
  const run = async (code: string): Promise<void> => {
    if (guard.current) return;
    if (code.length < LENGTH) return setError('Digite os 6 números do código.');
    guard.current = true;
    setBusy(true);
    const problem = await onCode(code);
    guard.current = false;
    setBusy(false);
    setError(problem?.message);
    // Without a line nobody has judged it: the digits stay.
    if (problem?.name.startsWith('otp.')) onWrong();
  };
  const forgive = (): void => {
    setError(undefined);
    onWrong();
  };
  return { busy, error, run, forgive };
}
