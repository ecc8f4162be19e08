import type { AriaAttributes, KeyboardEvent, ReactNode } from 'react';
import { cssVariables } from '../theme/cssVariables.ts';
import { valueAria, type ControlProps } from './control.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { clampValue, neighbourStop, settleValue, type SliderRange } from './snap.ts';
import { useSettled } from './useSettled.ts';
import styles from './slider.module.css';

export interface SliderControlProps extends ControlProps<number> {
  readonly min: number;
  readonly max: number;
  /** What a press of a key moves it by; between its ends it rests on whole multiples of that. */
  readonly step: number;
  /** Where the value may rest, and nowhere else. */
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

/** A value that moves at once and rests a moment later: as it was `shown`, and within its bounds. */
export function useSliding(props: SliderControlProps) {
  const { min, max } = props;
  const { shown, move, flush } = useSettled(props.value, props.onChange, restBeforeChange);
  const value = clampValue(shown, { min, max });
  const moveTo = (next: number): void => {
    move(next);
    props.onMove?.(next);
  };
  const rest = (): void => {
    flush();
    // An amount from before the limits were known is brought within them once the person leaves it as it is shown.
    if (shown === props.value && value !== shown && !props.readOnly) props.onChange(value);
  };
  return { shown, value, moveTo, flush, rest };
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
  /** What it says of itself where it is not the field's own input. */
  readonly aria?: AriaAttributes | undefined;
}

export function Track({ value, min, max, marks = [], step, onSettle, onRest, ...props }: TrackProps): ReactNode {
  const range = { min, max, marks, step };
  const change = (next: number) => !props.readOnly && props.onChange(next);
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
        // A native one rests on its steps alone, and the last of them may not be the end.
        step="any"
        className={styles.range}
        disabled={props.disabled || props.readOnly}
        aria-valuetext={withPrefix(props.prefix, props.format(value))}
        {...props.aria}
        onChange={(event) => change(settleValue(Number(event.target.value), range))}
        onKeyDown={(event) => {
          // Enter sends the form, which has to know by then.
          if (event.key === 'Enter') onSettle();
          stepByKey(event, value, range, change);
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

/** How many places a key goes: the browser's own step is none of ours. */
const places: Readonly<Record<string, number>> = {
  ...{ ArrowRight: 1, ArrowUp: 1, PageUp: 10 },
  ...{ ArrowLeft: -1, ArrowDown: -1, PageDown: -10 },
};

function stepByKey(event: KeyboardEvent, value: number, range: SliderRange, change: (value: number) => void): void {
  const by = places[event.key];
  if (by === undefined) return;
  event.preventDefault();
  let next = value;
  for (let left = range.marks?.length ? 1 : Math.abs(by); left > 0; left -= 1)
    next = neighbourStop(next, range, by > 0 ? 1 : -1);
  change(next);
}
