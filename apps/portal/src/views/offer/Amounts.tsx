import type { Form } from '@passo/engine/form/form.ts';
import { Suspense, type ReactNode } from 'react';
import { onDemand } from '../../drawing/drawable.ts';
import { fieldId } from '../../fields/fieldProps.ts';
import { useFieldView, useVisibleFields } from '../../form/useFormState.ts';
import { listKeys } from './question.ts';

// With the other controls of amounts, which the step has fetched by then: the first load names fewer files for it.
const amount = onDemand(async () => (await import('../../fields/AmountField.tsx')).AmountField);
void amount.load();

/** What a list is asked with that is money. */
const moneyKeys: readonly string[] = [listKeys.amount, listKeys.downPayment];

/** The keys of what `Amounts` draws instead of their own control: amounts that stand on a slider without marks. */
export function useAmountKeys(form: Form): readonly string[] {
  const slides = ({ key, kind, definition }: ReturnType<typeof useVisibleFields>[number]): boolean =>
    kind?.control === 'slider' && form.view(key)?.readOnly !== true && definition.values === undefined;
  return useVisibleFields(form)
    .filter((field) => moneyKeys.includes(field.key) && slides(field))
    .map(({ key }) => key);
}

/** Leads to the amount that may not be asked for: its reason is read out with it. */
export const focusAmount = (): void =>
  moneyKeys
    .map((key) => document.getElementById(fieldId(key)))
    .find((control) => control !== null)
    ?.focus();

interface AmountProps {
  readonly form: Form;
  readonly name: string;
  /** Without it the page leads nowhere, whatever the step takes. */
  readonly needed?: boolean;
}

interface AmountsProps extends Omit<AmountProps, 'name'> {
  readonly names: readonly string[];
}

/** How much is asked for, first of all. */
export function Amounts({ names, ...props }: AmountsProps): ReactNode {
  return names.map((name) => <Amount key={name} name={name} {...props} />);
}

function Amount({ form, name, needed = false }: AmountProps): ReactNode {
  const view = useFieldView(form, name);
  const definition = form.definition(name);
  if (view === undefined || definition === undefined) return null;
  return (
    <Suspense fallback={null}>
      {amount.draw({ form, definition, view: needed ? { ...view, required: true } : view })}
    </Suspense>
  );
}
