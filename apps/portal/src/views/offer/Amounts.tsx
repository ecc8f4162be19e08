import type { Form } from '@passo/engine/form/form.ts';
import { Suspense, type ReactNode } from 'react';
import { onDemand } from '../../drawing/drawable.ts';
import { fieldId } from '../../fields/fieldProps.ts';
import { useFieldView, useVisibleFields } from '../../form/useFormState.ts';
import { listKeys } from './question.ts';

// With the other controls of amounts, which the step has fetched by then: the first load names fewer files for it.
const amount = onDemand(async () => (await import('../../fields/AmountField.tsx')).AmountField);
void amount.load();

/** The keys of what `Amounts` draws instead of their own control: the amount, where it stands on a slider without marks. */
export function useAmountKeys(form: Form): readonly string[] {
  const field = useVisibleFields(form).find(({ key }) => key === listKeys.amount);
  const slides = field?.kind?.control === 'slider' && form.view(listKeys.amount)?.readOnly !== true;
  return slides && field.definition.values === undefined ? [listKeys.amount] : [];
}

/** Leads to the amount that may not be asked for: its reason is read out with it. */
export const focusAmount = (): void => document.getElementById(fieldId(listKeys.amount))?.focus();

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
