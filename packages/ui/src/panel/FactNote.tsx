import type { ReactNode } from 'react';
import { cx } from '../theme/cx.ts';
import styles from './factNote.module.css';

interface FactNoteProps {
  readonly parts: readonly string[];
  /** A line each, on a computer too. */
  readonly stacked: boolean;
}

/** Small facts below a row's value. One that goes on with a plus belongs to the one before. */
export function FactNote({ parts, stacked }: FactNoteProps): ReactNode {
  return parts.map((part, at) => (
    <span key={part} className={cx(styles.part, stacked && styles.stacked)}>
      {at > 0 && <i>{part.startsWith('+') ? ' ' : ' · '}</i>}
      <Facts facts={part.split(' · ')} />
    </span>
  ));
}

/** The dot between two of them is seen only where both stand on one line. */
function Facts({ facts }: { readonly facts: readonly string[] }): ReactNode {
  if (facts.length === 1) return facts[0];
  return (
    <span className={styles.facts}>
      {facts.map((fact, at) => (
        <span key={fact}>
          {at > 0 && <i> · </i>}
          {fact}
        </span>
      ))}
    </span>
  );
}
