import type { ReactNode } from 'react';
import styles from './offers.module.css';

/** A car from the side in the partner's colour: no price guide has pictures that may be shown. */
export function VehiclePicture({ model }: { readonly model: string }): ReactNode {
  return (
    <figure className={styles.vehicle}>
      <svg viewBox="0 0 220 84" aria-hidden="true">
        <path
          className={styles.body}
          d="M14 62c-5 0-8-3-8-8v-8c0-6 4-9 10-10l26-4 24-19c5-4 10-5 17-5h43c8 0 14 2 20 7l22 18 32 5c9 1 14 6 14 14v3c0 5-3 7-8 7z"
        />
        <path className={styles.glass} d="M60 32 78 18c3-2 6-3 10-3h16v17zM112 32V15h17c6 0 10 2 14 5l15 12z" />
        <circle className={styles.wheel} cx="56" cy="62" r="15" />
        <circle className={styles.wheel} cx="168" cy="62" r="15" />
        <circle className={styles.glass} cx="56" cy="62" r="6" />
        <circle className={styles.glass} cx="168" cy="62" r="6" />
      </svg>
      <figcaption>{model}</figcaption>
    </figure>
  );
}
