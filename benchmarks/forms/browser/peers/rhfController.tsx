import type { ReactNode } from 'react';
import { type Control, Controller, useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import { initialValues, type NeutralField, type NeutralForm } from '../../spec.ts';
import { Bare, bareControl, controlled } from '../page/Bare.tsx';
import type { BrowserPeer } from '../page/peer.ts';

type Values = Record<string, unknown>;

interface FieldProps {
  readonly field: NeutralField;
  readonly control: Control<Values>;
}

function Field({ field: neutral, control }: FieldProps): ReactNode {
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

function Ruled({ rule, ...props }: FieldProps & { readonly rule: NonNullable<NeutralField['shownWhile']> }): ReactNode {
  const value = useWatch({ control: props.control, name: rule.field, exact: true });
  return value === rule.value && <Field {...props} />;
}

function Page({
  neutral,
  hold,
}: {
  readonly neutral: NeutralForm;
  readonly hold: (form: UseFormReturn<Values>) => void;
}): ReactNode {
  const form = useForm<Values>({ mode: 'onChange', defaultValues: initialValues(neutral) });
  hold(form);
  return neutral.fields.map((field) =>
    field.shownWhile ? (
      <Ruled key={field.name} field={field} control={form.control} rule={field.shownWhile} />
    ) : (
      <Field key={field.name} field={field} control={form.control} />
    ),
  );
}

export const peer: BrowserPeer = {
  open(neutral) {
    let form: UseFormReturn<Values> | undefined;
    const element = <Page neutral={neutral} hold={(made) => void (form = made)} />;
    return { element, answer: (name) => form?.getValues(name) };
  },
  locate: bareControl,
};
