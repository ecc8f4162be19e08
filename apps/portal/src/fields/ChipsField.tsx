import { ChipGroup } from '@passo/ui/controls/ChipGroup.tsx';
import type { ReactNode } from 'react';
import { commonProps, type FieldProps } from './fieldProps.ts';
import { choiceOf, chosenOption, useOptions } from './useOptions.ts';

export function ChipsField(props: FieldProps): ReactNode {
  const { form, view } = props;
  const { choices, ...offered } = useOptions(props);
  return (
    <ChipGroup
      {...commonProps(props)}
      {...offered}
      value={chosenOption(view.value, choices)}
      onChange={(option) => form.change(view.key, choiceOf(option, choices))}
    />
  );
}
