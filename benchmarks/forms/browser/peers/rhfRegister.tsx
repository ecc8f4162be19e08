import type { ReactNode } from 'react';
import {
  type Control,
  useForm,
  useFormState,
  type UseFormRegister,
  type UseFormReturn,
  useWatch,
} from 'react-hook-form';
import { initialValues, type NeutralField, type NeutralForm } from '../../spec.ts';
import { Bare, bareControl } from '../page/Bare.tsx';
import type { BrowserPeer } from '../page/peer.ts';

type Values = Record<string, unknown>;

interface FieldProps {
  readonly field: NeutralField;
  readonly control: Control<Values>;
  readonly register: UseFormRegister<Values>;
}

function Field({ field, control, register }: FieldProps): ReactNode {
  const { errors } = useFormState({ control, name: field.name, exact: true });
  const native = () => register(field.name, { required: field.required });
  return <Bare field={field} label={field.label} wrong={errors[field.name] !== undefined} native={native} />;
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
  const { control, register } = form;
  return neutral.fields.map((field) => {
    const props = { field, control, register };
    return field.shownWhile ? (
      <Ruled key={field.name} {...props} rule={field.shownWhile} />
    ) : (
      <Field key={field.name} {...props} />
    );
  });
}

export const peer: BrowserPeer = {
  open(neutral) {
    let form: UseFormReturn<Values> | undefined;
    const element = <Page neutral={neutral} hold={(made) => void (form = made)} />;
    return { element, answer: (name) => form?.getValues(name) };
  },
  locate: bareControl,
};
