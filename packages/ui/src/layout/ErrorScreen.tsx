import type { ReactNode } from 'react';
import { Illustration, type DrawingName } from '../illustrations/Illustration.tsx';
import { ActionBar } from './ActionBar.tsx';
import styles from './screen.module.css';

interface ErrorScreenProps {
  readonly illustration: DrawingName;
  readonly title: string;
  readonly lines: readonly string[];
  /** The technical message, small, for whoever asks for help. */
  readonly detail?: string | undefined;
  /** What the person can do that this page cannot, in the order to try it. */
  readonly advice?: readonly string[] | undefined;
  readonly actions?: ReactNode;
  /** A way for few, below what is said. */
  readonly below?: ReactNode;
}

/** A page on which the journey cannot go on by itself: what happened, and what can be done now. */
export function ErrorScreen(props: ErrorScreenProps): ReactNode {
  const { illustration, title, lines, detail, advice = [], actions, below } = props;
  return (
    <div className={styles.frame}>
      <div className={styles.screen} role="alert">
        <Illustration name={illustration} />
        <h1>{title}</h1>
        {lines.map((line, index) => (
          <p key={index} className={styles.line}>
            {line}
          </p>
        ))}
        {advice.length > 0 && (
          <ol className={styles.advice}>
            {advice.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        )}
        {detail && <p className={styles.detail}>{detail}</p>}
        {below}
      </div>
      {actions && <ActionBar>{actions}</ActionBar>}
    </div>
  );
}
