import type { ReactNode } from 'react';
import { LinkButton } from '../controls/LinkButton.tsx';
import styles from './lastWay.module.css';

interface LastWayProps {
  /** For whom it is, before the link. */
  readonly why: string;
  readonly label: string;
  readonly onClick: () => unknown;
}

/** A way for few, below the others: it says for whom it is, and looks like no button. */
export function LastWay({ why, label, onClick }: LastWayProps): ReactNode {
  return (
    <p className={styles.last}>
      {why} <LinkButton onClick={() => void onClick()}>{label}</LinkButton>
    </p>
  );
}
