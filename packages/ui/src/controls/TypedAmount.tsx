import { useState, type ReactNode } from 'react';
import { EditIcon } from '../icons/EditIcon.tsx';
import { AlertIcon } from '../icons/Icon.tsx';
import { textIds } from './control.ts';
import { decimalsOf, readReais, reaisEdit, writeReais } from './money.ts';
import type { SliderControlProps } from './SliderControl.tsx';
import { settleValue } from './snap.ts';
import { useOwnedText } from './useOwnedText.ts';
import styles from './amount.module.css';

interface TypedAmountProps extends SliderControlProps {
  /** Why it may not be so much. */
  readonly reason: string | null;
  /** Takes the nearest amount that may be, in place of the one that may not. */
  readonly onNearest: (centavos: number) => void;
}

/** The amount as it is typed, in reais; centavos behind a comma. It may be any: nothing is cut off what somebody means. */
export function TypedAmount({ id, label, value, onChange, reason, ...props }: TypedAmountProps): ReactNode {
  // Centavos stand beside it, and stay where the same reais are typed again.
  const read = (text: string): number => (text === writeReais(value) ? value : (readReais(text) ?? 0));
  const owned = useOwnedText<number>({ ...{ value, write: writeReais, edit: reaisEdit(), onChange }, read });
  const [typed, setTyped] = useState({ value, decimals: 0 });
  // What was typed of them is in the text.
  const decimals = typed.value === value ? typed.decimals : 0;
  const isClosed = props.readOnly === true || props.disabled === true;
  const reasonId = `${id}-reason`;
  return (
    <>
      <label className={styles.typed} htmlFor={id}>
        <small aria-hidden="true">R$</small>
        <input
          {...owned}
          id={id}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
          placeholder="0"
          aria-label={`${label}, em reais`}
          aria-describedby={[reasonId, props.helper && textIds.helper(id)].filter(Boolean).join(' ')}
          aria-invalid={reason === null ? undefined : true}
          className={styles.number}
          disabled={isClosed}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={props.onBlur}
          onInput={(event) => {
            owned.onInput(event);
            const text = event.currentTarget.value;
            setTyped({ value: read(text), decimals: decimalsOf(text).length });
          }}
        />
        <span className={styles.cents} aria-hidden="true">
          {`,${String(value % 100).padStart(2, '0')}`.slice(decimals)}
        </span>
        {!isClosed && <EditIcon />}
      </label>
      <p id={reasonId} className={styles.reason} aria-live="polite">
        {reason !== null && (
          <>
            <AlertIcon />
            <span>{reason}</span>
          </>
        )}
      </p>
      {reason !== null && value > 0 && <Nearest {...props} value={value} />}
    </>
  );
}

type NearestProps = Pick<TypedAmountProps, 'value' | 'min' | 'max' | 'marks' | 'format' | 'onNearest'>;

function Nearest({ value, min, max, marks, format, onNearest }: NearestProps): ReactNode {
  const nearest = settleValue(value, { min, max, marks });
  // What the server refused is within the limits as they are known here.
  if (nearest === value) return null;
  return (
    <button type="button" className={styles.jump} onClick={() => onNearest(nearest)}>
      {`Usar R$ ${format(nearest)}`}
    </button>
  );
}
