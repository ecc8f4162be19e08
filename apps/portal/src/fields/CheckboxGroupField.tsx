import { CheckboxGroup } from '@passo/ui/controls/CheckboxGroup.tsx';
import type { ReactNode } from 'react';
import { commonProps, type FieldProps } from './fieldProps.ts';
import { choiceOf, chosenOption, useOptions } from './useOptions.ts';

export function CheckboxGroupField(props: FieldProps): ReactNode {
  const { form, view } = props;
  const { choices, ...offered } = useOptions(props);
  const held: readonly unknown[] = Array.isArray(view.value) ? view.value : [];
  return (
    <CheckboxGroup
      {...commonProps(props)}
      {...offered}
      value={held.map((one) => chosenOption(one, choices)).filter((option) => option !== null)}
      onChange={(ticked) => form.change(view.key, ticked.map((option) => choiceOf(option, choices)).filter(Boolean))}
    />
  );
}
