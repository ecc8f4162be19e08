import type { CompiledField, Form } from '@passo/engine';
import { memo, type ReactNode } from 'react';
import { useFieldView, useVisibleFields } from '../../../../apps/portal/src/form/useFormState.ts';
import { openPasso } from '../../adapters/passo.ts';
import type { NeutralField, NeutralForm } from '../../spec.ts';
import { Bare, bareControl, controlled } from '../page/Bare.tsx';
import type { BrowserPeer } from '../page/peer.ts';

/* Our engine with the portal's own hooks and the inputs of all headless peers. */

interface FieldProps {
  readonly form: Form;
  readonly field: CompiledField;
  readonly neutral: NeutralField;
}

const Field = memo(function Field({ form, field, neutral }: FieldProps): ReactNode {
  const view = useFieldView(form, field.key);
  if (view === undefined) return null;
  const change = (value: unknown): void => form.change(field.key, value);
  const native = controlled(view.value, change, () => form.blur(field.key), neutral.type === 'boxes');
  return <Bare field={neutral} label={view.label} wrong={view.error !== undefined} native={native} />;
});

function Page({
  form,
  fields,
}: {
  readonly form: Form;
  readonly fields: ReadonlyMap<string, NeutralField>;
}): ReactNode {
  return useVisibleFields(form).map((field) => {
    const neutral = fields.get(field.key);
    return neutral && <Field key={field.key} form={form} field={field} neutral={neutral} />;
  });
}

const fieldsOf = ({ fields }: NeutralForm): ReadonlyMap<string, NeutralField> =>
  new Map(fields.map((field) => [field.name, field]));

export const peer: BrowserPeer = {
  open(neutral) {
    const form = openPasso(neutral);
    return { element: <Page form={form} fields={fieldsOf(neutral)} />, answer: (name) => form.view(name)?.value };
  },
  locate: bareControl,
};
