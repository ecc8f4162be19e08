import type { ReactNode } from 'react';
import { useCopy } from '../controls/useCopy.ts';
import { CheckIcon } from '../icons/Icon.tsx';
import { cx } from '../theme/cx.ts';
import { OverlayShell, type OverlayProps } from './Overlay.tsx';
import styles from './menu.module.css';

/** Rows below the button that opens it from 768 px, a bottom sheet below. */
export function Menu(props: OverlayProps): ReactNode {
  return <OverlayShell {...props} look="menu" dismissable />;
}

interface RowProps {
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

interface MenuRowProps extends RowProps {
  readonly onClick: () => void;
  /** Nobody gets back what this gives away. */
  readonly grave?: boolean;
}

export function MenuRow({ icon, children, onClick, grave = false }: MenuRowProps): ReactNode {
  return (
    <li>
      <button type="button" className={cx(styles.row, grave && styles.grave)} onClick={onClick}>
        {icon}
        <span>{children}</span>
      </button>
    </li>
  );
}

/** A page of someone else, in a new tab, so that what was typed here stays. */
export function MenuLink({ icon, children, href }: RowProps & { readonly href: string }): ReactNode {
  return (
    <li>
      <a className={styles.row} href={href} target="_blank" rel="noopener noreferrer">
        {icon}
        <span>
          {children}
          <span className="visually-hidden"> (abre em outra aba)</span>
        </span>
      </a>
    </li>
  );
}

interface MenuCopyProps extends RowProps {
  readonly text: string;
  readonly onCopied: () => void;
}

/** Copies, and says so in its own place. */
export function MenuCopy({ icon, children, text, onCopied }: MenuCopyProps): ReactNode {
  const { said, copy } = useCopy(text, onCopied);
  return (
    <li>
      <button type="button" className={styles.row} onClick={() => void copy()}>
        {said === '' ? icon : <CheckIcon size={20} />}
        <span>
          {children}
          {said !== '' && <b aria-hidden="true">{said}</b>}
        </span>
      </button>
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </li>
  );
}
