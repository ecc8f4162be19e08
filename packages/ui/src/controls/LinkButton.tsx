import type { ReactNode } from 'react';
import styles from './button.module.css';

interface LinkButtonProps {
  readonly children: ReactNode;
  readonly onClick: () => void;
}

/** A button within a text: it acts on this page, so it is a button to keyboards and readers and a link to the eye. */
export function LinkButton({ children, onClick }: LinkButtonProps): ReactNode {
  return (
    <button type="button" className={styles.link} onClick={onClick}>
      {children}
    </button>
  );
}

interface ExternalLinkProps {
  readonly children: ReactNode;
  readonly href: string;
}

/** A page of someone else, in a new tab, so that what was typed here stays. */
export function ExternalLink({ children, href }: ExternalLinkProps): ReactNode {
  return (
    <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden"> (abre em outra aba)</span>
    </a>
  );
}
