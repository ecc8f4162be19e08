import { SelectControl } from '@passo/ui/controls/SelectControl.tsx';
import type { ReactNode } from 'react';
import { commonProps, type FieldProps } from './fieldProps.ts';
import { choiceOf, chosenOption, useOptions } from './useOptions.ts';

export function SelectField(props: FieldProps): ReactNode {
  const { form, view } = props;
  const { choices, ...offered } = useOptions(props);
  return (
    <SelectControl
      {...commonProps(props)}
      {...offered}
      value={chosenOption(view.value)}
      onChange={(option) => form.change(view.key, choiceOf(option, choices))}
    />
  );
}
