import type { ReactNode } from 'react';
import { cssVariables } from '../theme/cssVariables.ts';
import styles from './phases.module.css';

interface PhaseBarProps {
  /** What is done of each phase, 0 to 1; absent where the partner hides the bar. */
  readonly shares?: readonly number[] | undefined;
  /** The name of each, where there is room for them under the bar. */
  readonly names?: readonly string[] | undefined;
  /** The phase in view; empty where none has a name. */
  readonly title: string;
  /** '2 de 5'; empty where the partner hides it. */
  readonly amount: string;
  /** 'faltam ~3 min'. */
  readonly left: string;
  /** All of it in a sentence, for those who do not see it. */
  readonly spoken: string;
}

/** Where one is: a segment for each phase, its name, and how long is left. */
export function PhaseBar({ shares = [], names = [], title, amount, left, spoken }: PhaseBarProps): ReactNode {
  const done = shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length);
  return (
    <div
      role="progressbar"
      aria-label="Progresso do pedido"
      aria-valuenow={Math.round(done * 100)}
      aria-valuetext={spoken}
    >
      <div className={styles.bar}>
        {shares.map((share, index) => (
          <span key={index} className={names[index] === title ? styles.now : undefined}>
            <i style={cssVariables({ '--share': share })} />
            {names[index]}
          </span>
        ))}
      </div>
      <p className={styles.words}>
        <span>
          <b>{title}</b>
          {title && amount && ' · '}
          {amount}
        </span>
        <span>{left}</span>
      </p>
    </div>
  );
}
