import type { ReactNode } from 'react';
import type { ControlOption } from './control.ts';
import styles from './choice.module.css';

/** What an option is called and, smaller, how it stands with it. */
export function OptionLabel({ of: { label, status } }: { readonly of: ControlOption }): ReactNode {
  return (
    <>
      {label}
      {status && <small className={styles.status}> {status}</small>}
    </>
  );
}

/** The same where only a text may stand. */
export const optionText = ({ label, status }: ControlOption): string => (status ? `${label} (${status})` : label);
