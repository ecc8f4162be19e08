import type { ReactNode } from 'react';
import { cx } from '../theme/cx.ts';
import type { ControlProps } from './control.ts';
import { Spinner } from './Spinner.tsx';
import styles from './input.module.css';

interface InputBoxProps {
  readonly field: Pick<ControlProps<unknown>, 'error' | 'readOnly' | 'disabled' | 'loading'>;
  readonly prefix?: string | undefined;
  readonly suffix?: string | undefined;
  readonly children: ReactNode;
}

/** The drawn box around a native input, which fills it to its edges: a press anywhere on the box reaches the input. */
export function InputBox({ field, prefix, suffix, children }: InputBoxProps): ReactNode {
  const quiet = field.readOnly || field.disabled;
  return (
    <div className={cx(styles.box, field.error && styles.invalid, quiet && styles.quiet)}>
      <Affix text={prefix} className={styles.prefix} />
      {children}
      <Affix text={suffix} className={styles.suffix} />
      {field.loading && <Spinner />}
    </div>
  );
}

interface AffixProps {
  readonly text: string | undefined;
  readonly className: string | undefined;
}

function Affix({ text, className }: AffixProps): ReactNode {
  return text ? (
    <span className={className} aria-hidden="true">
      {text}
    </span>
  ) : null;
}
