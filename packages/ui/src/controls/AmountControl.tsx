import { useState, type ReactNode } from 'react';
import { describedBy } from './control.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { readReais, reaisEdit, writeReais } from './money.ts';
import { Track, useSliding, type SliderControlProps } from './SliderControl.tsx';
import { settleValue } from './snap.ts';
import { useOwnedText } from './useOwnedText.ts';
import styles from './amount.module.css';

interface AmountControlProps extends SliderControlProps {
  /** What one press adds, in centavos; below zero takes away. */
  readonly jumps: readonly number[];
}

/** An amount in centavos that is typed in whole reais, slid, or changed by a press. */
export function AmountControl(props: AmountControlProps): ReactNode {
  const { min, max, jumps, format } = props;
  const { value, moveTo, flush, rest } = useSliding(props);
  if (min > max) return null;
  const jump = (by: number): void => {
    moveTo(settleValue(value + by, { min, max }));
    flush();
  };
  return (
    <FieldFrame field={props}>
      <TypedAmount {...props} value={value} onChange={moveTo} onBlur={rest} />
      <Track {...props} prefix="R$" value={value} onChange={moveTo} onSettle={flush} onRest={rest} />
      <div className={styles.ends} aria-hidden="true">
        <span>{`R$ ${format(min)}`}</span>
        <span>{`até R$ ${format(max)}`}</span>
      </div>
      <div className={styles.jumps}>
        {jumps.map((by) => (
          <Jump key={by} by={by} stuck={settleValue(value + by, { min, max }) === value} onPress={() => jump(by)} />
        ))}
      </div>
    </FieldFrame>
  );
}

function TypedAmount({ id, label, value, min, max, onChange, onBlur, ...props }: AmountControlProps): ReactNode {
  // While it is typed it may be less than what is lent: the form hears of it once it fits, or once the person is done.
  const [typed, setTyped] = useState<number | null>(null);
  const owned = useOwnedText<number>({
    value: typed ?? value,
    read: (text) => readReais(text) ?? 0,
    write: writeReais,
    edit: reaisEdit(max),
    onChange: (centavos) => {
      setTyped(centavos);
      if (centavos >= min) onChange(centavos);
    },
  });
  const done = (): void => {
    // What was emptied is as it was.
    if (typed !== null && typed > 0 && typed < min) onChange(min);
    setTyped(null);
    onBlur?.();
  };
  const quiet = props.readOnly || props.disabled;
  return (
    <label className={styles.typed} htmlFor={`${id}-typed`}>
      <small aria-hidden="true">R$</small>
      <input
        {...owned}
        id={`${id}-typed`}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        aria-label={`${label}, em reais`}
        aria-describedby={describedBy({ id, required: props.required, error: props.error, helper: props.helper })}
        className={styles.number}
        disabled={quiet}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={done}
      />
      <span className={styles.cents} aria-hidden="true">
        ,00
      </span>
    </label>
  );
}

const wholeReais = (centavos: number): string => writeReais(Math.abs(centavos));

function Jump({ by, stuck, onPress }: { readonly by: number; readonly stuck: boolean; readonly onPress: () => void }) {
  return (
    <button
      type="button"
      className={styles.jump}
      aria-disabled={stuck || undefined}
      aria-label={`${by < 0 ? 'Menos' : 'Mais'} R$ ${wholeReais(by)}`}
      onClick={() => !stuck && onPress()}
    >
      {`${by < 0 ? '−' : '+'} ${wholeReais(by)}`}
    </button>
  );
}
