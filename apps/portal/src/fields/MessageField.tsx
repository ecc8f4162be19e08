import type { ReactNode } from 'react';
import type { FieldProps } from './fieldProps.ts';
import styles from './fields.module.css';
import { Help } from './Help.tsx';
import { tutorialOf } from './tutorial.ts';

export function MessageField({ view, definition }: FieldProps): ReactNode {
  return (
    <div className={styles.message}>
      {definition.title && <b>{definition.title}</b>}
      <p>{definition.message ?? view.label}</p>
      <Help view={view} definition={definition} />
      {tutorialOf(view, definition)}
    </div>
  );
}
