import type { ReactNode } from 'react';
import styles from './skeleton.module.css';

/** The shape of a form step while it is fetched: a title, a line and some fields in the places where they will be. */
export function Skeleton({ fields = 4 }: { readonly fields?: number }): ReactNode {
  return (
    <div className={styles.skeleton} role="status">
      <h1 className="visually-hidden">Carregando…</h1>
      <i className={styles.title} />
      <i className={styles.line} />
      {Array.from({ length: fields }, (_, index) => (
        <div key={index} className={styles.field}>
          <i className={styles.label} />
          <i className={styles.control} />
        </div>
      ))}
    </div>
  );
}
