import type { ReactNode } from 'react';
import { dateReason } from './dateReason.ts';
import type { FieldProps } from './fieldProps.ts';
import { TextField } from './TextField.tsx';

/** A date as it is typed. */
export function DateField(props: FieldProps): ReactNode {
  const { view } = props;
  const error = dateReason(view.error, String(view.value ?? ''));
  return <TextField {...props} view={{ ...view, error }} />;
}
