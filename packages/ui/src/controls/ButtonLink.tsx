import type { ReactNode } from 'react';
import { cx } from '../theme/cx.ts';
import styles from './button.module.css';

interface ButtonLinkProps {
  readonly children: ReactNode;
  readonly href: string;
  readonly variant?: 'primary' | 'ghost' | undefined;
}

/**
 * A link that looks like the button it is to the person: a telephone, or a page of someone else, in a new tab. A web view that allows no
 * windows follows it all the same.
 */
export function ButtonLink({ children, href, variant = 'primary' }: ButtonLinkProps): ReactNode {
  const dials = href.startsWith('tel:');
  return (
    <a
      className={cx(styles.button, styles.asLink, styles[variant])}
      href={href}
      {...(!dials && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      <span className={styles.label}>{children}</span>
      {!dials && <span className="visually-hidden"> (abre em outra aba)</span>}
    </a>
  );
}
