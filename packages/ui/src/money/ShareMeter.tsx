import type { ReactNode } from 'react';
import { cssVariables } from '../theme/cssVariables.ts';
import { cx } from '../theme/cx.ts';
import styles from './meter.module.css';

interface ShareMeterProps {
  /** Such as 'Cabe no seu salário'. */
  readonly label: string;
  /** Such as 'do seu salário': with it all stands in one line, the bar between its words. */
  readonly of?: string | undefined;
  /** Parts of what is measured by, as fractions: what is taken, and the most that may be. */
  readonly share: number;
  readonly limit: number;
}

const percent = (fraction: number): number => Math.round(fraction * 100);

/** What an installment takes of what comes in, beside the most that it may take. */
export function ShareMeter({ label, of, share, limit }: ShareMeterProps): ReactNode {
  const [taken, most] = [percent(share), percent(limit)];
  const number = <b>{`${taken}%`}</b>;
  return (
    <div className={styles.room}>
      <div className={cx(styles.meter, of !== undefined && styles.line)}>
        <p>
          <span>
            {of === undefined ? `${label}: ` : null}
            {number} {of ?? <i>do que você recebe</i>}
          </span>
          <span>{`limite ${most}%`}</span>
        </p>
        <div
          role="meter"
          className={styles.bar}
          style={cssVariables({ '--taken': Math.min(1, share / limit) })}
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={most}
          aria-valuenow={Math.min(taken, most)}
          aria-valuetext={`${taken}% do que você recebe, de um limite de ${most}%`}
        />
      </div>
    </div>
  );
}
