import { useEffect, useState, type ReactNode } from 'react';
import { cx } from '../theme/cx.ts';
import { copyText } from './copyText.ts';
import styles from './button.module.css';

interface CopyButtonProps {
  readonly text: string;
  readonly children: string;
  readonly onCopied?: (() => void) | undefined;
}

const shownFor = 2000;
const said = { idle: '', done: 'Copiado!', failed: 'Não deu para copiar' } as const;

/** Copies and says so, both to the eye and to a screen reader; both labels take the same room, so nothing moves. */
export function CopyButton({ text, children, onCopied }: CopyButtonProps): ReactNode {
  const [state, setState] = useState<keyof typeof said>('idle');
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), shownFor);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async (): Promise<void> => {
    const copied = await copyText(text);
    setState(copied ? 'done' : 'failed');
    if (copied) onCopied?.();
  };
  return (
    <>
      <button type="button" className={cx(styles.link, styles.copy)} onClick={() => void copy()}>
        <span className={cx(state !== 'idle' && styles.away)}>{children}</span>
        {state !== 'idle' && <span aria-hidden="true">{said[state]}</span>}
      </button>
      <span className="visually-hidden" role="status">
        {said[state]}
      </span>
    </>
  );
}
