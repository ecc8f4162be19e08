import { useMemo, type ReactNode } from 'react';
import styles from '../workbench.module.css';
import { difference } from './difference.ts';

/** What is different from what was opened. */
export function Difference({ before, after }: { readonly before: string; readonly after: string }): ReactNode {
  const lines = useMemo(() => difference(before, after), [before, after]);
  if (lines.length === 0) return <p className={styles.fine}>Nada mudou desde que foi aberto.</p>;
  return (
    <pre className={styles.code} tabIndex={0} role="region" aria-label="O que mudou">
      {lines.map(({ sign, text }, index) => (
        <span key={index} className={sign === '+' ? styles.added : sign === '-' ? styles.removed : undefined}>
          {sign} {text}
          {'\n'}
        </span>
      ))}
    </pre>
  );
}
