import { PercentControl } from '@passo/ui/controls/PercentControl.tsx';
import type { ReactNode } from 'react';
import { commonProps, type FieldProps } from './fieldProps.ts';

export function PercentField(props: FieldProps): ReactNode {
  const { form, view } = props;
  return (
    <PercentControl
      {...commonProps(props)}
      value={typeof view.value === 'number' ? view.value : null}
      onChange={(points) => form.change(view.key, points ?? undefined)}
    />
  );
}
