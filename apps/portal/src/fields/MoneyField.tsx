import { moneyBounds } from '@passo/catalog/parts/money.ts';
import { formatMoney } from '@passo/domain/money/money.ts';
import { LinkButton } from '@passo/ui/controls/LinkButton.tsx';
import { MoneyControl, type MoneyControlProps } from '@passo/ui/controls/MoneyControl.tsx';
import { useState, type ReactNode } from 'react';
import { AMOUNT, withLimit } from './amountReason.ts';
import { commonProps, type FieldProps } from './fieldProps.ts';
import { moneyLimits, withLimits } from './moneyLimits.ts';

/** Whole centavos. What goes beyond the limits stays as it is typed, and the form says which limit it meets. */
export function MoneyField(props: FieldProps): ReactNode {
  const common = useMoneyProps(props);
  const { form, view, definition } = props;
  const nearest = nearestAmount(view, definition);
  return (
    <MoneyControl
      {...common}
      error={withLimit(common.error, view.value, definition)}
      extra={
        nearest === null ? (
          common.extra
        ) : (
          <LinkButton onClick={() => form.change(view.key, nearest)}>{`Usar ${formatMoney(nearest)}`}</LinkButton>
        )
      }
    />
  );
}

/** The nearest amount that can be asked for, in centavos, where more is asked. */
function nearestAmount(
  { key, value, readOnly }: FieldProps['view'],
  definition: FieldProps['definition'],
): number | null {
  const { max } = moneyBounds(definition);
  return key === AMOUNT && !readOnly && max !== undefined && typeof value === 'number' && value > max ? max : null;
}

/** The limits are told and not held: a property is worth what it is worth. */
export function UnlimitedMoneyField(props: FieldProps): ReactNode {
  return <MoneyControl {...useMoneyProps(props)} />;
}

/** The limits are told to those who type: an amount that was found is looked at alone. */
function useMoneyProps(props: FieldProps): MoneyControlProps {
  const { form, view, definition } = props;
  const [typed, setTyped] = useState(false);
  const common = commonProps(props);
  const value = typeof view.value === 'number' ? view.value : null;
  const isTyped = !common.readOnly && !common.disabled && (typed || !value);
  return {
    ...common,
    helper: withLimits(common.helper, moneyLimits(definition, isTyped)),
    value,
    onChange: (centavos) => {
      setTyped(true);
      form.change(view.key, centavos ?? undefined);
    },
  };
}
