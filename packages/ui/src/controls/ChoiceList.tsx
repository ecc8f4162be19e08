import type { ReactNode } from 'react';
import { cx } from '../theme/cx.ts';
import { textIds, valueAria, type ControlOption, type ControlProps } from './control.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { OptionImage } from './OptionImage.tsx';
import { OptionLabel } from './OptionLabel.tsx';
import { OptionsState } from './OptionsState.tsx';
import styles from './choice.module.css';

export interface ChoiceProps extends ControlProps<ControlOption | null> {
  readonly options: readonly ControlOption[];
  readonly onRetry?: (() => void) | undefined;
}

interface ChoiceListProps extends ChoiceProps {
  readonly look: 'rows' | 'chips';
}

/** One of a few, all in sight. Native radios give arrow keys, grouping and the right words in every screen reader. */
export function ChoiceList(props: ChoiceListProps): ReactNode {
  return (
    <FieldFrame field={props} group>
      <div
        {...valueAria(props)}
        id={props.id}
        role="radiogroup"
        aria-labelledby={textIds.label(props.id)}
        aria-readonly={props.readOnly || undefined}
        aria-busy={props.loading || undefined}
        className={styles[props.look]}
      >
        <OptionsState loading={props.loading} count={props.options.length} onRetry={props.onRetry} />
        {props.options.map((option) => (
          <Choice key={option.value} {...props} option={option} />
        ))}
      </div>
    </FieldFrame>
  );
}

function Choice({ option, ...props }: ChoiceListProps & { readonly option: ControlOption }): ReactNode {
  const chosen = props.value?.value === option.value;
  return (
    <label className={cx(props.look === 'chips' ? styles.chip : styles.row, props.error && styles.invalid)}>
      <input
        type="radio"
        className={props.look === 'chips' ? styles.cover : styles.radio}
        name={props.name}
        value={option.value}
        checked={chosen}
        disabled={props.disabled || option.disabled || (props.readOnly && !chosen)}
        onChange={() => !props.readOnly && props.onChange(option)}
        onBlur={props.onBlur}
      />
      <OptionImage of={option} />
      <span>
        <OptionLabel of={option} tall={props.look === 'rows'} />
      </span>
    </label>
  );
}
