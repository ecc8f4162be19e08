import * as kinds from '@passo/catalog/fields/index.ts';
import type { Conditional, FieldCatalog, FieldDefinition } from '@passo/engine';
import { compileForm, emptyContext, Form, type CompiledForm, type JsonObject, payloadOf } from '@passo/engine';
import type { EngineAdapter, OpenForm } from '../engine/adapter.ts';
import { type NeutralField, type NeutralForm, type NeutralType, initialValues, states } from '../spec.ts';

const components: Readonly<Record<NeutralType, string>> = {
  text: 'text',
  select: 'select',
  radio: 'radio',
  boxes: 'checkBoxGroup',
  date: 'date',
  number: 'money',
};

export const catalog: FieldCatalog = kinds;

/** The neutral form in the words of the flow files. */
export function definitionsOf({ fields, group }: NeutralForm): readonly FieldDefinition[] {
  const flat = fields.map(definitionOf);
  if (group === undefined) return flat;
  const subFields = group.columns.map(definitionOf);
  return [...flat, { key: group.name, component: 'list', label: 'Linhas', maxRows: group.rows, subFields }];
}

function definitionOf({ name, label, type, required, options, shownWhile, copies }: NeutralField): FieldDefinition {
  const conditionals: readonly Conditional[] = [
    ...(shownWhile === undefined
      ? []
      : [{ type: 'visualization', field: shownWhile.field, values: [shownWhile.value] } as const]),
    // There is no "copy": one imposed value for each value of the other field.
    ...(copies === undefined
      ? []
      : states.map((value) => ({ type: 'standard', field: copies, values: [value], value }) as const)),
  ];
  return {
    key: name,
    component: components[type],
    label,
    required,
    ...(options !== undefined && { values: options.map((value) => ({ value, label: value })) }),
    ...(conditionals.length > 0 && { conditionals }),
  };
}

export const compiledOf = (form: NeutralForm): CompiledForm => compileForm(definitionsOf(form), catalog);

/** The form as the portal opens it. */
export function openPasso(neutral: NeutralForm, kept?: JsonObject): Form {
  const stored = kept ?? JSON.parse(JSON.stringify(initialValues(neutral)));
  return new Form(compiledOf(neutral), { ...emptyContext('2026-11-21'), stored });
}

/** One step after the other, as the portal opens them: what was answered is kept as it is sent. */
export function passoSteps(steps: readonly NeutralForm[]): { turn(to: number): Form; answer(path: string): unknown } {
  const kept = new Map<number, JsonObject>();
  let open: { readonly step: number; readonly form: Form } | undefined;
  return {
    turn: (to) => {
      if (open !== undefined) kept.set(open.step, payloadOf(open.form));
      const neutral = steps[to];
      if (neutral === undefined) throw new Error(`no step ${to}`);
      const form = openPasso(neutral, kept.get(to));
      open = { step: to, form };
      return form;
    },
    answer: (path) => open && answerIn(open.form, path),
  };
}

/** Where the field of a path lives: in the form, or in that of its row. */
function homeOf(form: Form, path: string): { readonly form: Form; readonly key: string } {
  const [list = '', row, key = ''] = path.split('.');
  return row === undefined ? { form, key: path } : { form: form.rows(list)[Number(row)]?.form ?? form, key };
}

export function answerIn(open: Form, path: string): unknown {
  const { form, key } = homeOf(open, path);
  return form.view(key)?.value;
}

export const passo: EngineAdapter = {
  name: 'Passo',
  lacks: {},
  note: 'Field and form validity, progress and labels are all up to date after each change.',
  open(neutral): OpenForm {
    const form = openPasso(neutral);
    const home = (path: string) => homeOf(form, path);
    const cells = new Map([neutral.source, ...neutral.dependents].map((path) => [path, home(path)]));
    const cell = (path: string) => cells.get(path) ?? home(path);
    const view = (path: string) => cell(path).form.view(cell(path).key);
    for (const { key } of definitionsOf(neutral)) form.subscribe(key, () => undefined);
    form.subscribeForm(() => undefined);
    cell(neutral.source).form.blur(cell(neutral.source).key);
    return {
      change: (path, value) => cell(path).form.change(cell(path).key, value),
      value: (path) => view(path)?.value,
      visible: (path) => view(path)?.visible === true,
      wrong: (path) => view(path)?.error !== undefined,
      label: (path) => view(path)?.label ?? '',
      close: () => undefined,
    };
  },
};
