import type { ReactNode } from 'react';
import styles from './shell.module.css';

interface IconButtonProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** An icon of the header; its name is read out and shown on hover. */
export function IconButton({ label, onClick, children }: IconButtonProps): ReactNode {
  return (
    <button type="button" className={styles.icon} aria-label={label} title={label} onClick={onClick}>
      {children}
    </button>
  );
}
