import type { ReactNode } from 'react';
import { describedBy, textIds, type ControlOption, type ControlProps } from './control.ts';
import { CheckBox } from './CheckBox.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { OptionImage } from './OptionImage.tsx';
import { OptionLabel } from './OptionLabel.tsx';
import { OptionsState } from './OptionsState.tsx';
import styles from './check.module.css';

interface CheckboxGroupProps extends ControlProps<readonly ControlOption[]> {
  readonly options: readonly ControlOption[];
  readonly onRetry?: (() => void) | undefined;
}

/** Any number of a few. Emits the chosen options in the order in which they are offered. */
export function CheckboxGroup(props: CheckboxGroupProps): ReactNode {
  const chosen = new Set(props.value.map((option) => option.value));
  const toggle = (value: string, checked: boolean) =>
    props.onChange(props.options.filter((option) => (option.value === value ? checked : chosen.has(option.value))));
  // A group may not carry aria-invalid or aria-required, its boxes may.
  const aria = { 'aria-invalid': props.error ? true : undefined };
  return (
    <FieldFrame field={props} group>
      <div
        id={props.id}
        role="group"
        aria-labelledby={textIds.label(props.id)}
        aria-describedby={describedBy(props)}
        aria-busy={props.loading || undefined}
      >
        <OptionsState loading={props.loading} count={props.options.length} onRetry={props.onRetry} />
        {props.options.map((option) => (
          <label key={option.value} className={styles.line}>
            <CheckBox
              name={props.name}
              value={option.value}
              checked={chosen.has(option.value)}
              onChange={(checked) => toggle(option.value, checked)}
              onBlur={props.onBlur}
              readOnly={props.readOnly}
              // What cannot be chosen any more can be let go.
              disabled={props.disabled || (option.disabled === true && !chosen.has(option.value))}
              aria={aria}
            />
            <OptionImage of={option} />
            <span className={styles.text}>
              <OptionLabel of={option} />
            </span>
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}
