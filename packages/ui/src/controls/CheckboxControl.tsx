import type { ReactNode } from 'react';
import { valueAria, type ControlProps } from './control.ts';
import { CheckBox } from './CheckBox.tsx';
import { CheckFrame } from './CheckFrame.tsx';
import styles from './check.module.css';

/** Yes or no, with its label beside the box. */
export function CheckboxControl(props: ControlProps<boolean>): ReactNode {
  return (
    <CheckFrame field={props}>
      <label className={styles.line}>
        <CheckBox
          id={props.id}
          name={props.name}
          checked={props.value}
          onChange={props.onChange}
          onBlur={props.onBlur}
          readOnly={props.readOnly}
          disabled={props.disabled}
          aria={valueAria(props)}
        />
        <span className={styles.text}>{props.label}</span>
      </label>
    </CheckFrame>
  );
}
