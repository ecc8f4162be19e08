import * as jsonforms from '@jsonforms/core';
import type { ControlElement, JsonFormsCore, JsonFormsState, JsonSchema7, Layout } from '@jsonforms/core';
import type { EngineAdapter, OpenForm } from '../engine/adapter.ts';
import { initialValues, leaves, type NeutralField, type NeutralForm, siblingPath } from '../spec.ts';

export function jsonFormsSchema({ fields, group }: NeutralForm): JsonSchema7 {
  const rows = group && { [group.name]: { type: 'array', items: objectOf(group.columns) } };
  const whole = objectOf(fields);
  return { ...whole, properties: { ...whole.properties, ...rows } };
}

function objectOf(fields: readonly NeutralField[]): JsonSchema7 {
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.name, schemaOf(field)])),
    required: fields.filter(({ required }) => required).map(({ name }) => name),
  };
}

function schemaOf({ label, type, options, required }: NeutralField): JsonSchema7 {
  const choices = options === undefined ? {} : { enum: [...options] };
  if (type === 'boxes')
    return { type: 'array', title: label, uniqueItems: true, items: { type: 'string', ...choices } };
  if (type === 'number') return { type: 'number', title: label };
  return {
    type: 'string',
    title: label,
    ...choices,
    ...(type === 'date' && { format: 'date' }),
    ...(required && { minLength: 1 }),
  };
}

export const controlOf = ({ name, type, shownWhile }: NeutralField): ControlElement => ({
  type: 'Control',
  scope: `#/properties/${name}`,
  ...(type === 'radio' && { options: { format: 'radio' } }),
  ...(shownWhile !== undefined && {
    rule: {
      effect: jsonforms.RuleEffect.SHOW,
      condition: { scope: `#/properties/${shownWhile.field}`, schema: { const: shownWhile.value } },
    },
  }),
});

export const jsonFormsUi = ({ fields }: NeutralForm): Layout => ({
  type: 'VerticalLayout',
  elements: fields.map(controlOf),
});

export const jsonFormsCore: EngineAdapter = {
  name: 'JSON Forms',
  lacks: {
    F3: 'no calculated values',
    F5: 'labels cannot carry answers',
  },
  note: '`coreReducer` with an `update` action (Ajv over the whole form), then `mapStateToControlProps` for the changed field and its dependents only; its React bindings ask for every control.',
  open(neutral): OpenForm {
    const schema = jsonFormsSchema(neutral);
    const uischema = jsonFormsUi(neutral);
    const ajv = jsonforms.createAjv({ allErrors: true, verbose: true, strict: false });
    const first: JsonFormsCore = { data: {}, schema, uischema };
    let core = jsonforms.coreReducer(first, jsonforms.init(initialValues(neutral), schema, uischema, { ajv }));
    const ui = new Map(leaves(neutral).map((field) => [field.path, controlOf(field)]));
    const propsOf = (path: string) => {
      const state: JsonFormsState = { jsonforms: { core, config: {}, renderers: [], cells: [] } };
      const inRow = siblingPath(path, '').slice(0, -1);
      const own = inRow === '' ? schema : jsonforms.Resolve.schema(schema, '#/properties/rows/items', schema);
      const uischema = ui.get(path);
      if (uischema === undefined) throw new Error(path);
      return jsonforms.mapStateToControlProps(state, { uischema, schema: own, path: inRow });
    };
    return {
      change: (path, value) =>
        void (core = jsonforms.coreReducer(
          core,
          jsonforms.update(path, () => value),
        )),
      value: (path) => propsOf(path).data,
      visible: (path) => propsOf(path).visible === true,
      wrong: (path) => propsOf(path).errors !== '',
      label: (path) => propsOf(path).label,
      close: () => undefined,
    };
  },
};
