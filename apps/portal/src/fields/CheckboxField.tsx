import { CheckboxControl } from '@passo/ui/controls/CheckboxControl.tsx';
import type { ReactNode } from 'react';
import { commonProps, type FieldProps } from './fieldProps.ts';

export function CheckboxField(props: FieldProps): ReactNode {
  const { form, view } = props;
  return (
    <CheckboxControl
      {...commonProps(props)}
      value={view.value === true}
      onChange={(ticked) => form.change(view.key, ticked)}
    />
  );
}
