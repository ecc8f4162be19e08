import type { KeyboardEvent, ReactNode } from 'react';
import { cssVariables } from '../cssVariables.ts';
import { valueAria, type ControlProps } from './control.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { neighbourMark, settleValue } from './snap.ts';
import { useSettled } from './useSettled.ts';
import styles from './slider.module.css';

export interface SliderControlProps extends ControlProps<number> {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Where the value may rest; it snaps to the nearest one. */
  readonly marks?: readonly number[] | undefined;
  /** Stands small before the big number, such as 'R$'. */
  readonly prefix?: string | undefined;
  /** The big number, the end labels and what a screen reader says. */
  format(value: number): string;
}

/** What moves is shown at once; the form hears of it when the thumb has rested this long (milliseconds). */
const restBeforeChange = 300;

/** A native range input under a big number. Nothing is drawn when `min` is greater than `max`. */
export function SliderControl(props: SliderControlProps): ReactNode {
  const { min, max, marks, format } = props;
  const { shown, move, flush } = useSettled(props.value, props.onChange, restBeforeChange);
  if (min > max) return null;
  const value = settleValue(shown, { min, max });
  const share = max > min ? ((value - min) / (max - min)) * 100 : 100;
  const change = (next: number) => !props.readOnly && move(settleValue(next, { min, max, marks }));
  return (
    <FieldFrame field={props}>
      <BigNumber prefix={props.prefix} text={format(value)} />
      <div className={styles.track} style={cssVariables({ '--share': `${share}%` })}>
        <input
          {...valueAria(props)}
          {...{ id: props.id, name: props.name, min, max, value }}
          type="range"
          step={marks?.length ? 'any' : props.step}
          className={styles.range}
          disabled={props.disabled || props.readOnly}
          aria-valuetext={withPrefix(props.prefix, format(value))}
          onChange={(event) => change(Number(event.target.value))}
          onKeyDown={marks?.length ? stepByMark(value, marks, change) : undefined}
          onPointerUp={flush}
          onBlur={() => {
            flush();
            props.onBlur?.();
          }}
        />
        {marks?.map((mark) => (
          <i
            key={mark}
            className={styles.mark}
            style={cssVariables({ '--at': (mark - min) / (max - min || 1) })}
            aria-hidden="true"
          />
        ))}
      </div>
      <div className={styles.ends} aria-hidden="true">
        <span>{withPrefix(props.prefix, format(min))}</span>
        <span>{withPrefix(props.prefix, format(max))}</span>
      </div>
    </FieldFrame>
  );
}

function BigNumber({ prefix, text }: { readonly prefix?: string | undefined; readonly text: string }): ReactNode {
  return (
    <p className={styles.big} aria-hidden="true">
      {prefix && <small>{prefix}</small>}
      {text}
    </p>
  );
}

function withPrefix(prefix: string | undefined, text: string): string {
  return prefix ? `${prefix} ${text}` : text;
}

/** With marks the arrow keys go from mark to mark: the browser's own step would snap back to where it came from. */
function stepByMark(value: number, marks: readonly number[], change: (value: number) => void) {
  const directions: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };
  return (event: KeyboardEvent) => {
    const direction = directions[event.key];
    if (!direction) return;
    event.preventDefault();
    change(neighbourMark(value, marks, direction));
  };
}
