import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Spinner } from './Spinner.tsx';
import styles from './input.module.css';

interface InputBoxProps {
  readonly invalid: boolean;
  readonly readOnly: boolean;
  readonly disabled: boolean;
  readonly loading?: boolean | undefined;
  readonly prefix?: string | undefined;
  readonly suffix?: string | undefined;
  readonly children: ReactNode;
}

/** The drawn box around a native input, which fills it to its edges: a press anywhere on the box reaches the input. */
export function InputBox(props: InputBoxProps): ReactNode {
  const quiet = props.readOnly || props.disabled;
  return (
    <div className={cx(styles.box, props.invalid && styles.invalid, quiet && styles.quiet)}>
      {props.prefix && (
        <span className={styles.prefix} aria-hidden="true">
          {props.prefix}
        </span>
      )}
      {props.children}
      {props.suffix && (
        <span className={styles.suffix} aria-hidden="true">
          {props.suffix}
        </span>
      )}
      {props.loading && <Spinner />}
    </div>
  );
}
