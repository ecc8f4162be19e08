import { useState, type ReactNode } from 'react';
import { describedBy } from './control.ts';
import { readReais, reaisEdit, writeReais } from './money.ts';
import type { SliderControlProps } from './SliderControl.tsx';
import { useOwnedText } from './useOwnedText.ts';
import styles from './amount.module.css';

/** The amount as it is typed, in whole reais. */
export function TypedAmount({ id, label, value, min, max, onChange, onBlur, ...props }: SliderControlProps): ReactNode {
  // While it is typed it may be less than what is lent: the form hears of it once it fits, or once the person is done.
  const [typed, setTyped] = useState<number | null>(null);
  const [raised, setRaised] = useState(false);
  const owned = useOwnedText<number>({
    value: typed ?? value,
    read: (text) => readReais(text) ?? 0,
    write: writeReais,
    edit: reaisEdit(max),
    onChange: (centavos) => {
      setTyped(centavos);
      setRaised(false);
      if (centavos >= min) onChange(centavos);
    },
  });
  const done = (): void => {
    // What was emptied is as it was.
    if (typed !== null && typed > 0 && typed < min) {
      onChange(min);
      setRaised(true);
    }
    setTyped(null);
    onBlur?.();
  };
  const quiet = props.readOnly || props.disabled;
  return (
    <>
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
      <p role="status" className={styles.ends}>
        {raised && `O valor mínimo é R$ ${props.format(min)}.`}
      </p>
    </>
  );
}
