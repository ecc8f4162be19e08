import type { ReactNode } from 'react';
import type { ControlOption } from './control.ts';
import styles from './choice.module.css';

/** Decoration: the label says it all. Its room is kept, so that nothing moves when it arrives. */
export function OptionImage({ of }: { readonly of: ControlOption }): ReactNode {
  return of.image && <img className={styles.image} src={of.image} alt="" width="32" height="32" loading="lazy" />;
}
