import { RadioGroup } from '@passo/ui/controls/RadioGroup.tsx';
import { SelectControl } from '@passo/ui/controls/SelectControl.tsx';
import type { ReactNode } from 'react';
import { commonProps, type FieldProps } from './fieldProps.ts';
import { choiceOf, chosenOption, useOptions } from './useOptions.ts';

export function SelectField(props: FieldProps): ReactNode {
  const { form, view } = props;
  const { choices, ...offered } = useOptions(props);
  // The phone's own list shows no pictures.
  const Control = choices.some(({ image }) => image !== undefined) ? RadioGroup : SelectControl;
  return (
    <Control
      {...commonProps(props)}
      {...offered}
      value={chosenOption(view.value, choices)}
      onChange={(option) => form.change(view.key, choiceOf(option, choices))}
    />
  );
}
