import type { ReactNode } from 'react';
import { textIds } from './control.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { writeReais } from './money.ts';
import { Track, useSliding, type SliderControlProps } from './SliderControl.tsx';
import { clampValue, neighbourStop, settleValue } from './snap.ts';
import { TypedAmount } from './TypedAmount.tsx';
import styles from './amount.module.css';

interface AmountControlProps extends SliderControlProps {
  /** What one press adds, in centavos; below zero takes away. */
  readonly jumps: readonly number[];
  /** Why it may not be so much, of any amount; null where it may. */
  refuses(centavos: number): string | null;
}

/**
 * An amount in centavos that is typed in whole reais, slid, or changed by a press; zero where none is typed. What is typed stays as it is
 * typed: where it may not be so much, the reason and the nearest that may be stand below it.
 */
export function AmountControl(props: AmountControlProps): ReactNode {
  const { id, label, min, max, marks, jumps, format, refuses } = props;
  const { shown, value, moveTo, flush } = useSliding(props);
  if (min > max) return null;
  const jump = (by: number): void => put(jumped(value, by, { min, max, marks }));
  const put = (centavos: number): void => {
    moveTo(centavos);
    flush();
  };
  const leave = (): void => {
    flush();
    props.onBlur?.();
  };
  // Half a number is no mistake yet: it is spoken of once it has rested.
  const reason = shown === props.value ? (refuses(shown) ?? props.error ?? null) : null;
  const field = { ...props, error: undefined };
  return (
    <FieldFrame field={field}>
      <TypedAmount {...field} {...{ reason, value: shown }} onChange={moveTo} onBlur={leave} onNearest={put} />
      <Track
        {...field}
        id={`${id}-slider`}
        prefix="R$"
        aria={{
          'aria-label': label,
          'aria-describedby': props.helper && textIds.helper(id),
          ...(refuses(shown) !== null && { 'aria-valuetext': outside(format(shown)) }),
        }}
        {...{ value, onChange: moveTo, onSettle: flush, onRest: flush }}
      />
      <div className={styles.ends} aria-hidden="true">
        <span>{`R$ ${format(min)}`}</span>
        <span>{`até R$ ${format(max)}`}</span>
      </div>
      <div className={styles.jumps}>
        {jumps.map((by) => (
          <Jump key={by} by={by} stuck={jumped(value, by, { min, max, marks }) === shown} onPress={() => jump(by)} />
        ))}
      </div>
    </FieldFrame>
  );
}

const outside = (amount: string): string => `R$ ${amount}, fora dos limites`;

/** With marks at least to the next one. */
function jumped(
  value: number,
  by: number,
  { min, max, marks = [] }: Pick<SliderControlProps, 'min' | 'max' | 'marks'>,
) {
  if (marks.length === 0) return clampValue(value + by, { min, max });
  const near = settleValue(value + by, { min, max, marks });
  return near === value ? neighbourStop(value, { min, max, marks }, by < 0 ? -1 : 1) : near;
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
