import { ListControl } from '@passo/ui/controls/ListControl.tsx';
import type { ReactNode } from 'react';
import { commonProps, pathOf, type FieldProps } from './fieldProps.ts';
import { RowTitle } from './RowTitle.tsx';
import { namesRows, titleField } from './rowNames.ts';

/** Groups of answers; each is a form of its own, drawn like the form around it. */
export function ListField(props: FieldProps): ReactNode {
  const { form, view, definition, drawFields } = props;
  const { key } = view;
  const title = namesRows(definition) ? definition.title : undefined;
  const own = titleField(definition);
  const items = form.rows(key).map((row, index) => {
    const within = `${pathOf(props)}.${index}`;
    const number = `Item ${index + 1}`;
    return {
      id: row.id,
      title: title && <RowTitle form={row.form} {...{ title, within, number, own }} />,
      content: drawFields({
        form: row.form,
        within,
        without: own === undefined ? [] : [own],
      }),
    };
  });
  return (
    <ListControl
      {...commonProps(props)}
      title={title === undefined ? definition.title : undefined}
      items={items}
      full={form.isFull(key)}
      onAdd={() => form.addRow(key)}
      onRemove={(id) => form.removeRow(key, id)}
      onMove={(id, to) => form.moveRow(key, id, to)}
    />
  );
}
