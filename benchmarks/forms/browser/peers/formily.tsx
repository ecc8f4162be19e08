import { createForm, isArrayField, isField } from '@formily/core';
import {
  connect,
  createSchemaField,
  FormProvider,
  mapProps,
  observer,
  RecursionField,
  useField,
  useFieldSchema,
} from '@formily/react';
import type { ReactNode } from 'react';
import { formilySchema } from '../../adapters/formily.ts';
import { initialValues, type NeutralType } from '../../spec.ts';
import { Bare, bareControl, controlled } from '../page/Bare.tsx';
import type { BrowserPeer } from '../page/peer.ts';

interface InputProps {
  readonly name: string;
  readonly label: string;
  readonly options: readonly string[];
  readonly wrong: boolean;
  readonly value?: unknown;
  readonly onChange?: (value: unknown) => void;
  readonly onBlur?: () => void;
}

const inputOf = (type: NeutralType) =>
  connect(
    function Input({ name, label, options, wrong, value, onChange, onBlur }: InputProps): ReactNode {
      const native = controlled(value, (next) => onChange?.(next), onBlur, type === 'boxes');
      return <Bare field={{ name, type, options }} label={label} wrong={wrong} native={native} />;
    },
    mapProps((props, field) => {
      const options =
        isField(field) && Array.isArray(field.dataSource) ? field.dataSource.map(({ value }) => String(value)) : [];
      const wrong = isField(field) && field.selfErrors.length > 0;
      return { ...props, name: field.path.toString(), label: String(field.title ?? ''), options, wrong };
    }),
  );

const Item = ({ children }: { readonly children?: ReactNode }): ReactNode => children;

const Rows = observer(function Rows(): ReactNode {
  const field = useField();
  const { items } = useFieldSchema();
  if (!isArrayField(field) || items === undefined || Array.isArray(items)) return null;
  return field.value.map((_, row) => <RecursionField key={row} schema={items} name={row} />);
});

const SchemaField = createSchemaField({
  components: {
    Item,
    Rows,
    text: inputOf('text'),
    select: inputOf('select'),
    radio: inputOf('radio'),
    boxes: inputOf('boxes'),
    date: inputOf('date'),
    number: inputOf('number'),
  },
});

export const peer: BrowserPeer = {
  open(neutral) {
    const form = createForm({ initialValues: initialValues(neutral) });
    const element = (
      <FormProvider form={form}>
        <SchemaField schema={formilySchema(neutral)} />
      </FormProvider>
    );
    return { element, answer: (path) => form.getValuesIn(path) };
  },
  locate: bareControl,
};
