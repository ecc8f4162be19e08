import { type ReactNode, useEffect, useState } from 'react';
import { type Control, type FieldValues, useFieldArray, type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { inRow, initialValues, type NeutralField, type NeutralForm, siblingPath } from '../../spec.ts';
import { bareControl } from './Bare.tsx';
import type { BrowserPeer } from './peer.ts';

/* What this peer's documents say of rules: `useWatch` where something follows, `useFieldArray` for groups. */

export interface RhfFieldProps {
  readonly field: NeutralField;
  readonly form: UseFormReturn<FieldValues>;
}

type DrawField = (props: RhfFieldProps) => ReactNode;

const useFollowed = (control: Control<FieldValues>, name: string): unknown => useWatch({ control, name, exact: true });

interface RuledProps extends RhfFieldProps {
  readonly source: string;
  readonly Field: DrawField;
}

function Shown({ source, Field, ...props }: RuledProps): ReactNode {
  const value = useFollowed(props.form.control, source);
  return value === props.field.shownWhile?.value && <Field {...props} />;
}

function Copying({ source, Field, ...props }: RuledProps): ReactNode {
  const { control, setValue } = props.form;
  const value = useFollowed(control, source);
  const { name } = props.field;
  useEffect(() => setValue(name, value), [setValue, name, value]);
  return <Field {...props} />;
}

function Labelled({ source, Field, ...props }: RuledProps): ReactNode {
  const value = useFollowed(props.form.control, source);
  const label = props.field.label.replace(`{{${source}}}`, String(value));
  return <Field {...props} field={{ ...props.field, label }} />;
}

function Ruled({ Field, field, form }: RhfFieldProps & { readonly Field: DrawField }): ReactNode {
  const { name, shownWhile, copies, label } = field;
  const props = { Field, field, form };
  if (shownWhile !== undefined) return <Shown {...props} source={siblingPath(name, shownWhile.field)} />;
  if (copies !== undefined) return <Copying {...props} source={copies} />;
  const [, named] = /\{\{(\w+)\}\}/.exec(label) ?? [];
  return named === undefined ? <Field field={field} form={form} /> : <Labelled {...props} source={named} />;
}

interface GroupProps {
  readonly group: NonNullable<NeutralForm['group']>;
  readonly form: UseFormReturn<FieldValues>;
  readonly Field: DrawField;
}

function Group({ group, form, Field }: GroupProps): ReactNode {
  const { fields } = useFieldArray({ control: form.control, name: group.name });
  return fields.map(({ id }, row) =>
    inRow(group, row).map((field) => <Ruled key={`${id}${field.name}`} Field={Field} field={field} form={form} />),
  );
}

interface PageProps {
  readonly neutral: NeutralForm;
  /** Every field of the form, where the page is a step of it. */
  readonly all?: readonly NeutralField[];
  readonly Field: DrawField;
  readonly hold: (form: UseFormReturn<FieldValues>) => void;
}

function Page({ neutral, all = neutral.fields, Field, hold }: PageProps): ReactNode {
  const [defaultValues] = useState(() => initialValues({ ...neutral, fields: all }));
  const form = useForm<FieldValues>({ mode: 'onChange', defaultValues });
  hold(form);
  return (
    <>
      {neutral.fields.map((field) => (
        <Ruled key={field.name} Field={Field} field={field} form={form} />
      ))}
      {neutral.group && <Group group={neutral.group} form={form} Field={Field} />}
    </>
  );
}

/** The page of either way to draw a field. */
export const rhfPeer = (Field: DrawField): BrowserPeer => ({
  open(neutral) {
    let form: UseFormReturn<FieldValues> | undefined;
    const element = <Page neutral={neutral} Field={Field} hold={(made) => void (form = made)} />;
    return { element, answer: (path) => form?.getValues(path) };
  },
  /** One form for all steps: values of fields that are not in the page stay in it. */
  openSteps(steps) {
    const all = steps.flatMap(({ fields }) => fields);
    let form: UseFormReturn<FieldValues> | undefined;
    const hold = (made: UseFormReturn<FieldValues>): void => void (form = made);
    return {
      draw: (step) => {
        const own = steps[step];
        return own && <Page neutral={own} all={all} Field={Field} hold={hold} />;
      },
      answer: (path) => form?.getValues(path),
    };
  },
  locate: bareControl,
});
