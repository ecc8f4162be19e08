import { LinkButton } from '@passo/ui/controls/LinkButton.tsx';
import type { TokenMethod } from '@passo/engine/definition.ts';
import { useEffect, useState, type ReactNode } from 'react';
import { toaster, warn } from '../../state/notices.ts';
import type { WireProblem } from '../../wire/problem.ts';
import { wayName } from './methods.ts';
import styles from './token.module.css';

interface ResendProps {
  /** When another code may be asked for, in milliseconds. */
  readonly at: number;
  readonly onResend: () => Promise<WireProblem | null>;
  /** Another way to the same contact; absent where there is none. */
  readonly other?:
    { readonly method: TokenMethod; readonly send: (method: TokenMethod) => Promise<WireProblem | null> } | undefined;
}

/** Counts down to the moment at which another code may be asked for, by the same way or the other one. */
export function Resend({ at, onResend, other }: ResendProps): ReactNode {
  const seconds = useSecondsUntil(at);
  const ask = async (send: () => Promise<WireProblem | null>): Promise<void> => {
    const problem = await send();
    if (problem === null) toaster.show({ type: 'success', text: 'Enviamos outro código.' });
    else warn(problem.message);
  };
  if (seconds > 0) return <p className={styles.resend}>{`Novo código em ${clock(seconds)}`}</p>;
  return (
    <p className={styles.resend}>
      <LinkButton onClick={() => void ask(onResend)}>Enviar de novo</LinkButton>
      {other && (
        <LinkButton onClick={() => void ask(() => other.send(other.method))}>
          {`Receber por ${wayName(other.method)}`}
        </LinkButton>
      )}
    </p>
  );
}

/** `0:30`. */
const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

function useSecondsUntil(at: number): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((at - now) / 1000));
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setNow(Date.now()), 1000);
    return () => clearTimeout(timer);
  }, [left, now]);
  return left;
}
