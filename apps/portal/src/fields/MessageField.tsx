import type { ReactNode } from 'react';
import type { FieldProps } from './fieldProps.ts';
import { Help } from './Help.tsx';
import styles from './message.module.css';
import { tutorialOf } from './tutorial.ts';

/** A title alone heads the fields below it; with words it is a message among them. */
export function MessageField({ view, definition }: FieldProps): ReactNode {
  const { title, tooltip, tutorial, message: text = view.label } = definition;
  if (title && [text, tooltip, tutorial].every((words) => !words)) return <h2 className={styles.heading}>{title}</h2>;
  return (
    <div className={styles.message}>
      {title && <b>{title}</b>}
      <p>{text}</p>
      <Help view={view} definition={definition} />
      {tutorialOf(view, definition)}
    </div>
  );
}
