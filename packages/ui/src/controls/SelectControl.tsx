import type { ReactNode } from 'react';
import { cx } from '../theme/cx.ts';
import { ChevronIcon } from '../icons/MoreIcons.tsx';
import { valueAria, type ControlOption, type ControlProps } from './control.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { InputBox } from './InputBox.tsx';
import { LinkButton } from './LinkButton.tsx';
import { optionText } from './OptionLabel.tsx';
import { noOptions } from './noOptions.ts';
import { Spinner } from './Spinner.tsx';
import input from './input.module.css';
import styles from './select.module.css';

interface SelectControlProps extends ControlProps<ControlOption | null> {
  readonly options: readonly ControlOption[];
  /** Offered when the list could not be had or is empty. */
  readonly onRetry?: (() => void) | undefined;
}

/** A native select: the phone's own wheel or list is what people know, and it costs nothing. Emits the whole option. */
export function SelectControl(props: SelectControlProps): ReactNode {
  const empty = !props.loading && props.options.length === 0 && !props.value;
  return (
    <FieldFrame field={props}>
      <InputBox field={{ ...props, loading: false }}>
        {props.readOnly ? <ChosenText {...props} /> : empty ? <NoOptions {...props} /> : <NativeSelect {...props} />}
      </InputBox>
    </FieldFrame>
  );
}

function NativeSelect(props: SelectControlProps): ReactNode {
  const { options, value } = props;
  const offered = value && !options.some((option) => option.value === value.value) ? [value, ...options] : options;
  return (
    <>
      <select
        {...valueAria(props)}
        id={props.id}
        name={props.name}
        className={cx(input.input, styles.select, !value && styles.unchosen)}
        value={value?.value ?? ''}
        disabled={props.disabled || Boolean(props.loading)}
        aria-busy={props.loading || undefined}
        autoComplete={props.autoComplete}
        onChange={(event) => props.onChange(offered.find((option) => option.value === event.target.value) ?? null)}
        onBlur={props.onBlur}
      >
        <option value="" disabled={props.required}>
          {props.loading ? 'Carregando…' : (props.placeholder ?? 'Selecione')}
        </option>
        {offered.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {optionText(option)}
          </option>
        ))}
      </select>
      <span className={styles.arrow}>{props.loading ? <Spinner /> : <ChevronIcon />}</span>
    </>
  );
}

/** A select has no read-only state of its own, and a disabled one can be neither focused nor read out in some readers. */
function ChosenText(props: SelectControlProps): ReactNode {
  return (
    <input
      {...valueAria(props)}
      id={props.id}
      type="text"
      readOnly
      className={input.input}
      value={props.value?.label ?? ''}
      placeholder={props.placeholder ?? '—'}
    />
  );
}

function NoOptions(props: SelectControlProps): ReactNode {
  return (
    <div {...{ id: props.id, role: 'group', tabIndex: -1 }} className={styles.none} aria-label={props.label}>
      <span>{noOptions}</span>
      {props.onRetry && <LinkButton onClick={props.onRetry}>Tentar novamente</LinkButton>}
    </div>
  );
}
