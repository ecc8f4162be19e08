import type { ReactNode } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import { writeReais } from './money.ts';
import { Track, useSliding, type SliderControlProps } from './SliderControl.tsx';
import { clampValue, neighbourStop, settleValue } from './snap.ts';
import { TypedAmount } from './TypedAmount.tsx';
import styles from './amount.module.css';

interface AmountControlProps extends SliderControlProps {
  /** What one press adds, in centavos; below zero takes away. */
  readonly jumps: readonly number[];
}

/** An amount in centavos that is typed in whole reais, slid, or changed by a press. */
export function AmountControl(props: AmountControlProps): ReactNode {
  const { min, max, marks, jumps, format } = props;
  const { value, moveTo, flush, rest } = useSliding(props);
  if (min > max) return null;
  const jump = (by: number): void => {
    moveTo(jumped(value, by, { min, max, marks }));
    flush();
  };
  const leave = (): void => {
    rest();
    props.onBlur?.();
  };
  return (
    <FieldFrame field={props}>
      <TypedAmount {...props} value={value} onChange={moveTo} onBlur={leave} />
      <Track {...props} prefix="R$" value={value} onChange={moveTo} onSettle={flush} onRest={rest} />
      <div className={styles.ends} aria-hidden="true">
        <span>{`R$ ${format(min)}`}</span>
        <span>{`até R$ ${format(max)}`}</span>
      </div>
      <div className={styles.jumps}>
        {jumps.map((by) => (
          <Jump key={by} by={by} stuck={jumped(value, by, { min, max, marks }) === value} onPress={() => jump(by)} />
        ))}
      </div>
    </FieldFrame>
  );
}

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
