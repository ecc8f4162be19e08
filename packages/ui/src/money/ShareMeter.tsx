import type { ReactNode } from 'react';
import { cssVariables } from '../theme/cssVariables.ts';
import { cx } from '../theme/cx.ts';
import styles from './meter.module.css';

interface ShareMeterProps {
  /** Such as 'Cabe no seu salário'. */
  readonly label: string;
  /** What is taken, and of what: '22%' and 'do seu salário'. */
  readonly taken: string;
  readonly of: string;
  /** The most that may be: 'limite 35%'. */
  readonly most: string;
  /** How much of the most is taken, from 0 to 1. */
  readonly part: number;
  /** All of it as it is said to whoever listens. */
  readonly spoken: string;
  /** All in one line, the bar between its words; without it the label stands first. */
  readonly brief?: boolean;
}

/** What an installment takes of what comes in, beside the most that it may take. */
export function ShareMeter({ label, taken, of, most, part, spoken, brief = false }: ShareMeterProps): ReactNode {
  return (
    <div className={styles.room}>
      <div className={cx(styles.meter, brief && styles.line)}>
        <p>
          <span>
            {brief ? null : `${label}: `}
            <b>{taken}</b> {brief ? of : <i>{of}</i>}
          </span>
          <span>{most}</span>
        </p>
        <div
          role="meter"
          className={styles.bar}
          style={cssVariables({ '--taken': Math.min(1, part) })}
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(Math.min(1, part) * 100)}
          aria-valuetext={spoken}
        />
      </div>
    </div>
  );
}
