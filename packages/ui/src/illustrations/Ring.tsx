import type { ReactNode } from 'react';
import { cssVariables } from '../theme/cssVariables.ts';
import { cx } from '../theme/cx.ts';
import styles from './ring.module.css';

interface RingProps {
  /** 0 to 1; absent when nobody knows how much is done, and the arc turns. */
  readonly share?: number | undefined;
  readonly children: ReactNode;
}

/** The ring of waiting around an illustration or a number. Decoration: words beside it say what is going on. */
export function Ring({ share, children }: RingProps): ReactNode {
  return (
    <div className={styles.ring} aria-hidden="true">
      <svg
        className={cx(styles.arc, share === undefined && styles.turning)}
        style={cssVariables({ '--share': share ?? 0.3 })}
        viewBox="0 0 100 100"
      >
        <circle cx="50" cy="50" r="47" pathLength="1" />
        <circle cx="50" cy="50" r="47" pathLength="1" className={styles.done} />
      </svg>
      <div className={styles.inside}>{children}</div>
    </div>
  );
}
