import type { ReactNode } from 'react';
import styles from './scene.module.css';

/**
 * The partner's picture at `background`, from 960 px; where there is none (''), its colours. A failed picture leaves the colours,
 * never a broken image.
 */
export function Scene({ background }: { readonly background: string }): ReactNode {
  return (
    <div className={styles.scene} aria-hidden="true">
      <i />
      <i />
      {/* Lazy: where it is not shown it is not fetched. */}
      {background && (
        <img src={background} alt="" loading="lazy" onError={(event) => (event.currentTarget.hidden = true)} />
      )}
    </div>
  );
}
