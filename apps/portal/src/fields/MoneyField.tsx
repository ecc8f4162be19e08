import { moneyBounds } from '@passo/catalog/parts/money.ts';
import { MoneyControl } from '@passo/ui/controls/MoneyControl.tsx';
import type { ReactNode } from 'react';
import { commonProps, type FieldProps } from './fieldProps.ts';

/** Whole centavos; what goes beyond the maximum is not taken. */
export function MoneyField(props: FieldProps): ReactNode {
  const { form, view, definition } = props;
  return (
    <MoneyControl
      {...commonProps(props)}
      max={moneyBounds(definition).max}
      value={typeof view.value === 'number' ? view.value : null}
      onChange={(centavos) => form.change(view.key, centavos ?? undefined)}
    />
  );
}
