import type { Form } from '@passo/engine/form/form.ts';
import { Suspense, type ReactNode } from 'react';
import { onDemand } from '../../drawing/drawable.ts';
import { useVisibleFields } from '../../form/useFormState.ts';
import { listKeys } from './listQuestion.ts';

// With the other controls of amounts, which the step has fetched by then: the first load names fewer files for it.
const amount = onDemand(async () => (await import('../../fields/AmountField.tsx')).AmountField);
void amount.load();

/** The keys of what `Amounts` draws instead of their own control: the amount, where it stands on a slider without marks. */
export function useAmountKeys(form: Form): readonly string[] {
  const field = useVisibleFields(form).find(({ key }) => key === listKeys.amount);
  const slides = field?.kind?.control === 'slider' && form.view(listKeys.amount)?.readOnly !== true;
  return slides && field.definition.values === undefined ? [listKeys.amount] : [];
}

/** How much is asked for, first of all. */
export function Amounts({ form, names }: { readonly form: Form; readonly names: readonly string[] }): ReactNode {
  return names.map((name) => (
    <Suspense key={name} fallback={null}>
      {amount.draw({ form, name })}
    </Suspense>
  ));
}
