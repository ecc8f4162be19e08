import type { ReactNode } from 'react';
import { Notice } from './Notice.tsx';
import { Button } from '../controls/Button.tsx';
import { FieldSupport } from '../controls/FieldSupport.tsx';
import styles from './question.module.css';

interface QuestionProps {
  readonly id: string;
  /** What it is about, for those who hear it. */
  readonly label: string;
  readonly error?: string | undefined;
  /** Null while nothing is asked. */
  readonly words: ReactNode;
  /** What can be answered; none once it was. */
  readonly ways: readonly { readonly label: string; readonly onClick: () => void }[];
}

/** Asks about an answer that may be a slip, beside it; it stands in the way of nobody who says that it is right. */
export function Question({ id, label, error, words, ways }: QuestionProps): ReactNode {
  return (
    <div id={id} tabIndex={-1} role="group" aria-label={label} data-invalid={error ? true : undefined}>
      <div aria-live="polite">{words && <Notice>{words}</Notice>}</div>
      {words && ways.length > 0 && (
        <div className={styles.ways}>
          {ways.map((way) => (
            <Button key={way.label} variant="ghost" onClick={way.onClick}>
              {way.label}
            </Button>
          ))}
        </div>
      )}
      <FieldSupport id={id} error={error} />
    </div>
  );
}
