import type { ReactNode } from 'react';
import styles from './step.module.css';

/** Sticks to the bottom of the screen, above the keyboard and the phone's own bar. */
export function ActionBar({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={styles.bar}>{children}</div>;
}
