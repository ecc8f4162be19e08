import type { ReactNode } from 'react';
import { get, useFormState } from 'react-hook-form';
import { Bare } from '../page/Bare.tsx';
import { type RhfFieldProps, rhfPeer } from '../page/rhfRules.tsx';

function Field({ field, form: { control, register } }: RhfFieldProps): ReactNode {
  const { errors } = useFormState({ control, name: field.name, exact: true });
  const native = () => register(field.name, { required: field.required });
  return <Bare field={field} label={field.label} wrong={get(errors, field.name) !== undefined} native={native} />;
}

export const peer = rhfPeer(Field);
