import type { CompiledField, Form } from '@passo/engine';
import { memo, type ReactNode } from 'react';
import { useFieldView, useVisibleFields } from '../../../../apps/portal/src/form/useFormState.ts';
import { answerIn, openPasso, passoSteps } from '../../adapters/passo.ts';
import { leaves, type Leaf, type NeutralForm } from '../../spec.ts';
import { Bare, bareControl, controlled } from '../page/Bare.tsx';
import type { BrowserPeer } from '../page/peer.ts';

/* Our engine with the portal's own hooks and the inputs of all headless peers. */

interface FieldProps {
  readonly form: Form;
  readonly field: CompiledField;
  readonly neutral: Leaf;
}

const Field = memo(function Field({ form, field, neutral }: FieldProps): ReactNode {
  const view = useFieldView(form, field.key);
  if (view === undefined) return null;
  const change = (value: unknown): void => form.change(field.key, value);
  const native = controlled(view.value, change, () => form.blur(field.key), neutral.type === 'boxes');
  const named = { ...neutral, name: neutral.path };
  return <Bare field={named} label={view.label} wrong={view.error !== undefined} native={native} />;
});

interface PageProps {
  readonly form: Form;
  readonly fields: ReadonlyMap<string, Leaf>;
  /** Of a row: its path and a dot. */
  readonly within?: string;
}

function Page({ form, fields, within = '' }: PageProps): ReactNode {
  return useVisibleFields(form).map((field) => {
    const { key } = field;
    if (field.rows !== undefined) return <Rows key={key} form={form} list={key} fields={fields} />;
    const neutral = fields.get(`${within}${key}`);
    return neutral && <Field key={key} form={form} field={field} neutral={neutral} />;
  });
}

function Rows({ form, list, fields }: PageProps & { readonly list: string }): ReactNode {
  useFieldView(form, list);
  return form
    .rows(list)
    .map(({ id, form: row }, index) => <Page key={id} form={row} fields={fields} within={`${list}.${index}.`} />);
}

const fieldsOf = (form: NeutralForm): ReadonlyMap<string, Leaf> =>
  new Map(leaves(form).map((leaf) => [leaf.path, leaf]));

export const peer: BrowserPeer = {
  open(neutral) {
    const form = openPasso(neutral);
    return { element: <Page form={form} fields={fieldsOf(neutral)} />, answer: (path) => answerIn(form, path) };
  },
  openSteps(steps) {
    const { turn, answer } = passoSteps(steps);
    const fields = new Map(steps.flatMap((step) => [...fieldsOf(step)]));
    return { draw: (step) => <Page key={step} form={turn(step)} fields={fields} />, answer };
  },
  locate: bareControl,
};
