import type { ReactNode } from 'react';
import { AlertIcon } from '../icons/Icon.tsx';
import { textIds } from './control.ts';
import styles from './field.module.css';

interface FieldSupportProps {
  readonly id: string;
  readonly error?: string | undefined;
  readonly helper?: string | undefined;
}

/**
 * An error takes the helper's place to the eye, while the helper stays in the description
 * that is read out. The error's element exists from the start because a live region announces only later changes.
 */
export function FieldSupport({ id, error, helper }: FieldSupportProps): ReactNode {
  return (
    <div className={styles.support}>
      <p id={textIds.error(id)} className={styles.error} aria-live="polite">
        {error && (
          <>
            <AlertIcon />
            <span>{error}</span>
          </>
        )}
      </p>
      {helper && (
        <p id={textIds.helper(id)} className={error ? 'visually-hidden' : styles.helper}>
          {helper}
        </p>
      )}
    </div>
  );
}
