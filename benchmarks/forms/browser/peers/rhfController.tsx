import type { ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import { Bare, controlled } from '../page/Bare.tsx';
import { type RhfFieldProps, rhfPeer } from '../page/rhfRules.tsx';

function Field({ field: neutral, form: { control } }: RhfFieldProps): ReactNode {
  return (
    <Controller
      control={control}
      name={neutral.name}
      rules={{ required: neutral.required }}
      render={({ field, fieldState }) => {
        const native = controlled(field.value, field.onChange, field.onBlur, neutral.type === 'boxes');
        return <Bare field={neutral} label={neutral.label} wrong={fieldState.invalid} native={native} />;
      }}
    />
  );
}

export const peer = rhfPeer(Field);
