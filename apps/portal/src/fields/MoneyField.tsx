import { moneyBounds } from '@passo/catalog/parts/money.ts';
import { MoneyControl, type MoneyControlProps } from '@passo/ui/controls/MoneyControl.tsx';
import type { ReactNode } from 'react';
import { commonProps, type FieldProps } from './fieldProps.ts';
import { moneyLimits, withLimits } from './moneyLimits.ts';

/** Whole centavos; what goes beyond the maximum is not taken. */
export function MoneyField(props: FieldProps): ReactNode {
  return <MoneyControl {...moneyProps(props)} max={moneyBounds(props.definition).max} />;
}

/** The limits are told and not held: a property is worth what it is worth. */
export function UnlimitedMoneyField(props: FieldProps): ReactNode {
  return <MoneyControl {...moneyProps(props)} />;
}

function moneyProps(props: FieldProps): MoneyControlProps {
  const { form, view, definition } = props;
  const common = commonProps(props);
  const canType = !common.readOnly && !common.disabled;
  return {
    ...common,
    helper: withLimits(common.helper, moneyLimits(definition, canType)),
    value: typeof view.value === 'number' ? view.value : null,
    onChange: (centavos) => form.change(view.key, centavos ?? undefined),
  };
}
