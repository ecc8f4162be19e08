import type { ReactNode } from 'react';
import { cx } from '../theme/cx.ts';
import type { ControlProps } from './control.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { InputBox } from './InputBox.tsx';
import { percentEdit, readPercent, writePercent } from './percent.ts';
import { inputAttributes } from './TextControl.tsx';
import { useOwnedText } from './useOwnedText.ts';
import styles from './input.module.css';

interface PercentControlProps extends ControlProps<number | null> {
  /** Percent points; 100 when absent. Input beyond it is ignored. */
  readonly max?: number | undefined;
}

/** A percentage in percent points (12.5 is 12,5 %), with at most two decimals; comma or point, with or without '%'. */
export function PercentControl(props: PercentControlProps): ReactNode {
  const owned = useOwnedText({
    value: props.value,
    read: readPercent,
    write: writePercent,
    edit: percentEdit(props.max ?? 100),
    onChange: props.onChange,
  });
  return (
    <FieldFrame field={props}>
      <InputBox field={props} suffix="%">
        <input {...owned} {...inputAttributes(props)} inputMode="decimal" className={cx(styles.input, styles.money)} />
      </InputBox>
    </FieldFrame>
  );
}
