import { moneyBounds } from '@passo/catalog/parts/money.ts';
import { sliderMarks } from '@passo/catalog/parts/sliderMarks.ts';
import { formatAmount } from '@passo/domain/money/money.ts';
import { SliderControl } from '@passo/ui/controls/SliderControl.tsx';
import { settleValue } from '@passo/ui/controls/snap.ts';
import { useEffect, type ReactNode } from 'react';
import { moveAmount } from '../form/liveAmounts.ts';
import { commonProps, type FieldProps } from './fieldProps.ts';
import { sliderStep } from './sliderStep.ts';

/** An amount of money on a slider, in whole centavos. */
export function SliderField(props: FieldProps): ReactNode {
  const { form, view, definition } = props;
  const { min = 0, max = 0 } = moneyBounds(definition);
  useWithin(props);
  return (
    <SliderControl
      {...commonProps(props)}
      min={min}
      max={max}
      step={sliderStep(min, max)}
      marks={sliderMarks(definition)}
      prefix="R$"
      format={formatAmount}
      value={typeof view.value === 'number' ? view.value : max}
      onMove={(centavos) => moveAmount(form, view.key, centavos)}
      onChange={(centavos) => {
        form.change(view.key, centavos);
        moveAmount(form, view.key, null);
      }}
    />
  );
}

/** What it cannot show it does not hold: an amount from before its limits is brought within them, so that nothing is reckoned of another. */
function useWithin({ form, view, definition }: FieldProps): void {
  const { min = 0, max = 0 } = moneyBounds(definition);
  const held = typeof view.value === 'number' && min <= max ? view.value : null;
  const shown = held === null ? null : settleValue(held, { min, max, marks: sliderMarks(definition) });
  useEffect(() => {
    if (shown !== held && !view.readOnly) form.change(view.key, shown);
  }, [form, view.key, view.readOnly, shown, held]);
}
