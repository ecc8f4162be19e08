import { LinkButton } from '@passo/ui/controls/LinkButton.tsx';
import { useEffect, useState, type ReactNode } from 'react';
import { toaster, warn } from '../../state/notices.ts';
import type { WireProblem } from '../../wire/problem.ts';
import styles from './token.module.css';

interface ResendProps {
  /** When another code may be asked for, in milliseconds. */
  readonly at: number;
  readonly onResend: () => Promise<WireProblem | null>;
}

/** Counts down to the moment at which another code may be asked for. */
export function Resend({ at, onResend }: ResendProps): ReactNode {
  const seconds = useSecondsUntil(at);
  const resend = async (): Promise<void> => {
    const problem = await onResend();
    if (problem === null) toaster.show({ type: 'success', text: 'Enviamos outro código.' });
    else warn(problem.message);
  };
  return (
    <p className={styles.resend}>
      Não recebeu?{' '}
      {seconds > 0 ? (
        <span>Peça outro em {seconds} s</span>
      ) : (
        <LinkButton onClick={() => void resend()}>Enviar de novo</LinkButton>
      )}
    </p>
  );
}

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
