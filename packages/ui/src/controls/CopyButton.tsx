import type { ReactNode } from 'react';
import { cx } from '../theme/cx.ts';
import { useCopy } from './useCopy.ts';
import styles from './button.module.css';

interface CopyButtonProps {
  readonly text: string;
  readonly children: string;
  readonly onCopied?: (() => void) | undefined;
  /** As wide as the page, where it is a way of its own and no word of a text. */
  readonly outlined?: boolean;
}

/** Copies and says so, both to the eye and to a screen reader; both labels take the same room, so nothing moves. */
export function CopyButton({ text, children, onCopied, outlined = false }: CopyButtonProps): ReactNode {
  const { said, copy } = useCopy(text, onCopied);
  return (
    <>
      <button
        type="button"
        className={cx(outlined ? cx(styles.button, styles.ghost, styles.outlined) : styles.link, styles.copy)}
        onClick={() => void copy()}
      >
        <span className={cx(said !== '' && styles.away)}>{children}</span>
        {said !== '' && <span aria-hidden="true">{said}</span>}
      </button>
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </>
  );
}
