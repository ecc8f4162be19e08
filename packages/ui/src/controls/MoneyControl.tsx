import type { ReactNode } from 'react';
import { cx } from '../theme/cx.ts';
import type { ControlProps } from './control.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { InputBox } from './InputBox.tsx';
import { moneyEdit, readCentavos, writeCentavos } from './money.ts';
import { inputAttributes } from './TextControl.tsx';
import { useOwnedText } from './useOwnedText.ts';
import styles from './input.module.css';

export type MoneyControlProps = ControlProps<number | null>;

/** An amount in integer centavos, typed from the centavos. Empty and zero are both `null`. */
export function MoneyControl(props: MoneyControlProps): ReactNode {
  const owned = useOwnedText({
    value: props.value || null,
    read: readCentavos,
    write: writeCentavos,
    edit: moneyEdit(),
    onChange: props.onChange,
  });
  return (
    <FieldFrame field={props}>
      <InputBox field={props} prefix="R$">
        <input
          {...owned}
          {...inputAttributes(props)}
          inputMode="numeric"
          placeholder={props.placeholder ?? '0,00'}
          className={cx(styles.input, styles.money)}
        />
      </InputBox>
    </FieldFrame>
  );
}
