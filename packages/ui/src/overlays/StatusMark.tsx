import type { ReactNode } from 'react';
import { cx } from '../theme/cx.ts';
import styles from './statusMark.module.css';

export type StatusTone = 'error' | 'warning' | 'info' | 'done' | 'success';

const shapes: Readonly<Record<StatusTone, string>> = {
  error: 'M8 8l8 8M16 8l-8 8',
  warning: 'M12 7v6M12 16.8v.1',
  info: 'M12 11v6M12 7.2v.1',
  done: 'M7.5 12.4l3 3 6-6.4',
  success: 'M7.5 12.4l3 3 6-6.4',
};

const classes = { error: 'err', warning: 'warn', info: 'info', done: 'ok', success: 'ok' } as const;

/** Colour and shape together say what sort of message it is; the words say it too, so the mark itself is silent. */
export function StatusMark({ tone }: { readonly tone: StatusTone }): ReactNode {
  return (
    <svg className={cx(styles.mark, styles[classes[tone]])} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <circle cx="12" cy="12" r="11" fill="currentColor" />
      <path
        d={shapes[tone]}
        fill="none"
        className={styles.sign}
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
