import { createForm, isField, type Field, type Form } from '@formily/core';
import { Schema, type ISchema } from '@formily/json-schema';
import type { EngineAdapter, OpenForm } from '../engine/adapter.ts';
import { initialValues, type NeutralField, type NeutralForm } from '../spec.ts';

/** The JSON Schema that the peer's documents recommend, with its `x-reactions`. */
export function formilySchema({ fields, group }: NeutralForm): ISchema {
  const properties: Record<string, ISchema> = Object.fromEntries(
    fields.map((field) => [field.name, schemaOf(field, '')]),
  );
  if (group !== undefined) {
    const columns = Object.fromEntries(group.columns.map((column) => [column.name, schemaOf(column, '.')]));
    properties[group.name] = { type: 'array', 'x-component': 'Rows', items: { type: 'object', properties: columns } };
  }
  return { type: 'object', properties };
}

function schemaOf(field: NeutralField, near: string): ISchema {
  const { label, type, required, options, shownWhile, copies } = field;
  const [, named] = /\{\{(\w+)\}\}/.exec(label) ?? [];
  const reactions = [
    shownWhile && {
      dependencies: [`${near}${shownWhile.field}`],
      fulfill: { state: { visible: `{{$deps[0] === '${shownWhile.value}'}}` } },
    },
    copies && { dependencies: [copies], fulfill: { state: { value: '{{$deps[0]}}' } } },
    named && {
      dependencies: [named],
      fulfill: { state: { title: `{{${JSON.stringify(label.replace(`{{${named}}}`, ''))} + $deps[0]}}` } },
    },
  ].filter((reaction) => typeof reaction === 'object');
  return {
    type: type === 'boxes' ? 'array' : 'string',
    title: named === undefined ? label : '',
    ...(required && { required: true }),
    ...(options !== undefined && { enum: options.map((value) => ({ value, label: value })) }),
    'x-decorator': 'Item',
    'x-component': type,
    ...(reactions.length > 0 && { 'x-reactions': reactions }),
  };
}

/** What `SchemaField` of the React bindings does while it renders, without rendering. */
function createFields(form: Form, schema: Schema, base: string): void {
  schema.mapProperties((child, name) => {
    const address = base === '' ? String(name) : `${base}.${name}`;
    const props = { ...child.toFieldProps({}), basePath: base, name: String(name) };
    if (child.type !== 'array' || child.items === undefined) {
      form.createField(props);
      return;
    }
    const list = form.createArrayField(props);
    const { items } = child;
    if (Array.isArray(items)) return;
    (Array.isArray(list.value) ? list.value : []).forEach((_, row) => {
      form.createObjectField({ basePath: address, name: String(row) });
      createFields(form, new Schema(items), `${address}.${row}`);
    });
  });
}

export const formily: EngineAdapter = {
  name: 'Formily',
  lacks: {},
  note: 'JSON Schema with `x-reactions`, every field created as `SchemaField` does; `onInput` of the field.',
  open(neutral): OpenForm {
    const form = createForm({ initialValues: initialValues(neutral), validateFirst: true });
    createFields(form, new Schema(formilySchema(neutral)), '');
    form.onMount();
    const found = new Map<string, Field>();
    for (const path of [neutral.source, ...neutral.dependents]) {
      const field = form.query(path).take();
      if (isField(field)) found.set(path, field);
    }
    return {
      change: async (path, value) => {
        await found.get(path)?.onInput(value);
      },
      value: (path) => found.get(path)?.value,
      visible: (path) => found.get(path)?.visible === true,
      wrong: (path) => (found.get(path)?.selfErrors.length ?? 0) > 0,
      label: (path) => String(found.get(path)?.title ?? ''),
      close: () => form.onUnmount(),
    };
  },
};
