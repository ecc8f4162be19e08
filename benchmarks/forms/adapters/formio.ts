import { ProcessTargets, processSync } from '@formio/core';
import type { Component, ProcessContext } from '@formio/core/types';
import type { EngineAdapter, OpenForm } from '../engine/adapter.ts';
import { initialValues, type NeutralField, type NeutralForm, type NeutralType } from '../spec.ts';

const types: Readonly<Record<NeutralType, string>> = {
  text: 'textfield',
  select: 'select',
  radio: 'radio',
  boxes: 'selectboxes',
  date: 'textfield',
  number: 'number',
};

export function formioComponents({ fields, group }: NeutralForm): Component[] {
  const rows = group && {
    type: 'datagrid',
    key: group.name,
    label: 'Linhas',
    input: true,
    components: group.columns.map((column) => componentOf(column, `${group.name}.`)),
  };
  const all: unknown[] = [...fields.map((field) => componentOf(field, '')), ...(rows ? [rows] : [])];
  return JSON.parse(JSON.stringify(all));
}

function componentOf({ name, label, type, required, options, shownWhile, copies }: NeutralField, near: string): object {
  const values = options?.map((value) => ({ value, label: value }));
  return {
    type: types[type],
    key: name,
    label,
    input: true,
    ...(required && { validate: { required: true } }),
    ...(values && (type === 'select' ? { data: { values } } : { values })),
    ...(shownWhile !== undefined && {
      conditional: {
        show: true,
        conjunction: 'all',
        conditions: [{ component: `${near}${shownWhile.field}`, operator: 'isEqual', value: shownWhile.value }],
      },
    }),
    ...(copies !== undefined && { calculateValue: `value = data.${copies}`, calculateServer: true }),
  };
}

interface Scope {
  readonly errors?: readonly { readonly context?: { readonly path?: string } }[];
  readonly conditionals?: readonly { readonly path: string; readonly conditionallyHidden?: boolean }[];
}

export const formioCore: EngineAdapter = {
  name: '@formio/core',
  lacks: { F5: 'the core knows no labels; the renderer only translates them' },
  note: '`processSync` with its own `evaluator` processors over the whole form after each change, which is how the renderer uses it too.',
  open(neutral): OpenForm {
    const components = formioComponents(neutral);
    const data = initialValues(neutral);
    let wrong: ReadonlySet<string> = new Set();
    let hidden: ReadonlySet<string> = new Set();
    const at = (path: string): readonly [object, string] => {
      const [list = '', row, column = ''] = path.split('.');
      const rows = data[list];
      return Array.isArray(rows) ? [rows[Number(row)], column] : [data, path];
    };
    return {
      change: (path, value) => {
        const [place, key] = at(path);
        Reflect.set(place, key, value);
        const scope: Scope = {};
        const context = {
          components,
          data,
          scope,
          form: { components },
          submission: { data },
          processors: ProcessTargets.evaluator,
        };
        processSync(context as unknown as ProcessContext<object>);
        wrong = new Set((scope.errors ?? []).map((error) => plainPath(error.context?.path ?? '')));
        hidden = new Set(
          (scope.conditionals ?? []).flatMap((one) => (one.conditionallyHidden === true ? [plainPath(one.path)] : [])),
        );
      },
      value: (path) => Reflect.get(...at(path)),
      visible: (path) => !hidden.has(path),
      wrong: (path) => wrong.has(path),
      label: () => '',
      close: () => undefined,
    };
  },
};

const plainPath = (path: string): string => path.replace(/\[(\d+)\]/g, '.$1');
