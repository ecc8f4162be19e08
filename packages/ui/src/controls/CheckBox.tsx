import type { ReactNode, Ref } from 'react';
import { cx } from '../theme/cx.ts';
import { CheckIcon } from '../icons/Icon.tsx';
import styles from './check.module.css';

interface CheckBoxProps {
  readonly id?: string | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
  readonly name: string;
  readonly value?: string | undefined;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly readOnly: boolean;
  readonly disabled: boolean;
  readonly aria: {
    readonly 'aria-describedby'?: string | undefined;
    readonly 'aria-invalid'?: boolean | undefined;
    readonly 'aria-required'?: boolean | undefined;
    readonly 'aria-labelledby'?: string | undefined;
  };
}

/** The box alone: a native check box under a drawn one. Check boxes have no `readonly`, so a change is simply not taken. */
export function CheckBox({ aria, readOnly, onChange, ...props }: CheckBoxProps): ReactNode {
  return (
    <span className={cx(styles.box, aria['aria-invalid'] && styles.invalid)}>
      <input
        {...props}
        {...aria}
        type="checkbox"
        className={styles.native}
        aria-readonly={readOnly || undefined}
        onChange={(event) => !readOnly && onChange(event.target.checked)}
      />
      <span className={styles.mark}>
        <CheckIcon size={16} />
      </span>
    </span>
  );
}
