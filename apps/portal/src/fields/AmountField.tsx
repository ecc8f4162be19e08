import { moneyBounds } from '@passo/catalog/parts/money.ts';
import { sliderMarks } from '@passo/catalog/parts/sliderMarks.ts';
import type { Form } from '@passo/engine/form/form.ts';
import { formatAmount } from '@passo/domain/money/money.ts';
import { AmountControl } from '@passo/ui/controls/AmountControl.tsx';
import type { ReactNode } from 'react';
import { commonProps } from './fieldProps.ts';
import { sliderStep } from './sliderStep.ts';
import { moveAmount } from '../form/liveAmounts.ts';
import { useFieldView } from '../form/useFormState.ts';
import { amountJumps } from './amountJumps.ts';

/** How much is asked for: typed, slid, or changed by a press. */
export function AmountField({ form, name }: { readonly form: Form; readonly name: string }): ReactNode {
  const view = useFieldView(form, name);
  const definition = form.definition(name);
  if (view === undefined || definition === undefined) return null;
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
      value={typeof view.value === 'number' ? view.value : min}
      onMove={(centavos) => moveAmount(form, name, centavos)}
      onChange={(centavos) => {
        form.change(name, centavos);
        moveAmount(form, name, null);
      }}
    />
  );
}
