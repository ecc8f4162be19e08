import { ListControl } from '@passo/ui/controls/ListControl.tsx';
import type { ReactNode } from 'react';
import { commonProps, pathOf, type FieldProps } from './fieldProps.ts';

/** Groups of answers; each is a form of its own, drawn like the form around it. */
export function ListField(props: FieldProps): ReactNode {
  const { form, view, drawFields } = props;
  const { key } = view;
  const items = form
    .rows(key)
    .map((row, index) => ({ id: row.id, content: drawFields(row.form, `${pathOf(props)}.${index}`) }));
  return (
    <ListControl
      {...commonProps(props)}
      items={items}
      onAdd={() => form.addRow(key)}
      onRemove={(id) => form.removeRow(key, id)}
      onMove={(id, to) => form.moveRow(key, id, to)}
    />
  );
}
