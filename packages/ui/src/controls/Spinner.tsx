import type { ReactNode } from 'react';
import styles from './spinner.module.css';

/** Decoration only: whoever shows it also says in words, or by `aria-busy`, that something is going on. */
export function Spinner(): ReactNode {
  return <span className={styles.spinner} aria-hidden="true" />;
}
