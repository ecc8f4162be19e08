import type { KeyboardEvent, ReactNode } from 'react';
import { cssVariables } from '../theme/cssVariables.ts';
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
  /** Where the thumb is, at once; `onChange` says where it rested. */
  readonly onMove?: ((value: number) => void) | undefined;
  /** The big number, the end labels and what a screen reader says. */
  format(value: number): string;
}

/** What moves is shown at once; the form hears of it when the thumb has rested this long (milliseconds). */
const restBeforeChange = 300;

/** A native range input under a big number. Nothing is drawn when `min` is greater than `max`. */
export function SliderControl(props: SliderControlProps): ReactNode {
  const { min, max, prefix, format } = props;
  const { value, moveTo, flush, rest } = useSliding(props);
  if (min > max) return null;
  return (
    <FieldFrame field={props}>
      <BigNumber prefix={prefix} text={format(value)} />
      <Track {...props} value={value} onChange={moveTo} onSettle={flush} onRest={rest} />
      <div className={styles.ends} aria-hidden="true">
        <End name="Valor mínimo" text={withPrefix(prefix, format(min))} />
        <End name="Valor máximo" text={withPrefix(prefix, format(max))} />
      </div>
    </FieldFrame>
  );
}

/** A value that moves at once and rests a moment later. */
export function useSliding(props: SliderControlProps) {
  const { min, max } = props;
  const { shown, move, flush } = useSettled(props.value, props.onChange, restBeforeChange);
  const value = settleValue(shown, { min, max });
  const moveTo = (next: number): void => {
    move(next);
    props.onMove?.(next);
  };
  const rest = (): void => {
    flush();
    // An amount from before the limits were known is brought within them once the person leaves it as it is shown.
    if (shown === props.value && value !== shown && !props.readOnly) props.onChange(value);
  };
  return { value, moveTo, flush, rest };
}

function End({ name, text }: { readonly name: string; readonly text: string }): ReactNode {
  return (
    <span>
      <small>{name}</small>
      {text}
    </span>
  );
}

interface TrackProps extends SliderControlProps {
  /** Tells the form at once. */
  readonly onSettle: () => void;
  readonly onRest: () => void;
}

export function Track({ value, min, max, marks = [], onSettle, onRest, ...props }: TrackProps): ReactNode {
  const change = (next: number) => !props.readOnly && props.onChange(settleValue(next, { min, max, marks }));
  const leave = (): void => {
    onRest();
    props.onBlur?.();
  };
  const share = (at: number): number => (max > min ? (at - min) / (max - min) : 1);
  return (
    <div className={styles.track} style={cssVariables({ '--share': share(value) })}>
      <input
        {...valueAria(props)}
        {...{ id: props.id, name: props.name, min, max, value }}
        type="range"
        step={marks.length > 0 ? 'any' : props.step}
        className={styles.range}
        disabled={props.disabled || props.readOnly}
        aria-valuetext={withPrefix(props.prefix, props.format(value))}
        onChange={(event) => change(Number(event.target.value))}
        onKeyDown={(event) => {
          // Enter sends the form, which has to know by then.
          if (event.key === 'Enter') onSettle();
          if (marks.length > 0) stepByMark(event, value, marks, change);
        }}
        onPointerUp={onSettle}
        onBlur={leave}
      />
      {marks.map((mark) => (
        <i key={mark} className={styles.mark} style={cssVariables({ '--at': share(mark) })} aria-hidden="true" />
      ))}
    </div>
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
function stepByMark(
  event: KeyboardEvent,
  value: number,
  marks: readonly number[],
  change: (value: number) => void,
): void {
  const directions: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };
  const direction = directions[event.key];
  if (!direction) return;
  event.preventDefault();
  change(neighbourMark(value, marks, direction));
}
