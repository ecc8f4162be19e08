import type { ControlOption } from '@passo/ui/controls/control.ts';
import { RadioGroup } from '@passo/ui/controls/RadioGroup.tsx';
import { SelectControl } from '@passo/ui/controls/SelectControl.tsx';
import type { ReactNode } from 'react';
import { commonProps, type FieldProps } from './fieldProps.ts';
import { choiceOf, chosenOption, useOptions } from './useOptions.ts';

export function SelectField(props: FieldProps): ReactNode {
  const { form, view, definition } = props;
  const { choices, ...offered } = useOptions(props);
  // The phone's own list shows no pictures.
  const Control = choices.some(({ image }) => image !== undefined) ? RadioGroup : SelectControl;
  const value = chosenOption(view.value, choices);
  const change = (option: ControlOption | null): void => {
    form.change(view.key, choiceOf(option, choices));
    if (definition.resource !== 'bancos') return;
    void import('./oneBranch.ts').then(({ bankChosen }) => bankChosen(form, view.key, option?.value, value?.value));
  };
  return <Control {...commonProps(props)} {...offered} value={value} onChange={change} />;
}
