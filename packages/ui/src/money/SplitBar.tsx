import type { ReactNode } from 'react';
import { cx } from '../theme/cx.ts';
import { cssVariables } from '../theme/cssVariables.ts';
import styles from './split.module.css';

export interface Split {
  /** Such as 'Para onde vão os R$ 18.777,05'. */
  readonly title: string;
  /** What all installments together are made of, `share` as a fraction of the total. */
  readonly parts: readonly { readonly label: string; readonly value: string; readonly share: number }[];
  readonly total: { readonly label: string; readonly value: string };
}

const colors = [styles.first, styles.second, styles.third];

/** Where the money goes: the figure first, and each part with its amount below it. */
export function SplitBar({ title, parts, total }: Split): ReactNode {
  return (
    <figure className={styles.split}>
      <figcaption>{title}</figcaption>
      <div className={styles.bar} aria-hidden="true">
        {parts.map(({ label, share }, at) => (
          <i key={label} className={colors[at]} style={cssVariables({ '--share': share })} />
        ))}
      </div>
      <dl>
        {parts.map(({ label, value }, at) => (
          <div key={label} className={cx(styles.part, colors[at])}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{total.label}</dt>
          <dd>{total.value}</dd>
        </div>
      </dl>
    </figure>
  );
}
