import type { ReactNode } from 'react';
import { cssVariables } from '../theme/cssVariables.ts';
import { cx } from '../theme/cx.ts';
import styles from './ring.module.css';

interface RingProps {
  /** 0 to 1; absent when nobody knows how much is done, and the arc turns. */
  readonly share?: number | undefined;
  /** The wait has ended well: the arc closes, and a tick takes the place of what was waited for. */
  readonly closed?: boolean;
  readonly children: ReactNode;
}

/** The ring of waiting around an illustration or a number. Decoration: words beside it say what is going on. */
export function Ring({ share, closed = false, children }: RingProps): ReactNode {
  return (
    <div className={cx(styles.ring, closed && styles.closed)} aria-hidden="true">
      <svg
        className={cx(styles.arc, share === undefined && !closed && styles.turning)}
        style={cssVariables({ '--share': closed ? 1 : (share ?? 0.3) })}
        viewBox="0 0 100 100"
      >
        <circle cx="50" cy="50" r="47" pathLength="1" />
        <circle cx="50" cy="50" r="47" pathLength="1" className={styles.done} />
      </svg>
      <div className={styles.inside}>{closed ? <Tick /> : children}</div>
    </div>
  );
}

const Tick = (): ReactNode => (
  <svg className={styles.tick} viewBox="0 0 64 64" focusable="false">
    <path d="M18 33l10 10 19-22" pathLength="1" />
  </svg>
);
