import { moneyBounds } from '@passo/catalog/parts/money.ts';
import { sliderMarks } from '@passo/catalog/parts/sliderMarks.ts';
import { formatAmount } from '@passo/domain/money/money.ts';
import { AmountControl } from '@passo/ui/controls/AmountControl.tsx';
import type { ReactNode } from 'react';
import { commonProps, type FieldProps } from './fieldProps.ts';
import { sliderStep } from './sliderStep.ts';
import { moveAmount } from '../form/liveAmounts.ts';
import { amountReason } from './amountReason.ts';
import { amountJumps } from './amountJumps.ts';

type AmountFieldProps = Pick<FieldProps, 'form' | 'view' | 'definition'>;

/** How much is asked for: typed, slid, or changed by a press. */
export function AmountField({ form, view, definition }: AmountFieldProps): ReactNode {
  const name = view.key;
  const { min = 0, max = 0 } = moneyBounds(definition);
  return (
    <AmountControl
      {...commonProps({ form, view, definition })}
      {...{
        min,
        max,
        step: sliderStep(min, max),
        marks: sliderMarks(definition),
        jumps: amountJumps(min, max),
      }}
      format={formatAmount}
      value={typeof view.value === 'number' ? view.value : 0}
      refuses={(centavos) => amountReason(form, name, centavos)}
      onMove={(centavos) => moveAmount(form, name, centavos)}
      onChange={(centavos) => {
        form.change(name, centavos);
        moveAmount(form, name, null);
      }}
    />
  );
}
