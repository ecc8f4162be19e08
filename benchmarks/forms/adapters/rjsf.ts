import type { RJSFSchema } from '@rjsf/utils';
import type { NeutralField, NeutralForm } from '../spec.ts';

/** JSON Schema; what is shown only at times stands in `allOf` with `if` and `then`, one for each source. */
export function rjsfSchema({ fields }: NeutralForm): RJSFSchema {
  const always = fields.filter(({ shownWhile }) => shownWhile === undefined);
  const sources = [
    ...new Set(fields.flatMap(({ shownWhile }) => (shownWhile === undefined ? [] : [shownWhile.field]))),
  ];
  const rules = sources.map((source): RJSFSchema => {
    const ruled = fields.filter(({ shownWhile }) => shownWhile?.field === source);
    return {
      if: { properties: { [source]: { const: ruled[0]?.shownWhile?.value ?? '' } }, required: [source] },
      then: { properties: propertiesOf(ruled) },
    };
  });
  return {
    type: 'object',
    properties: propertiesOf(always),
    required: always.filter(({ required }) => required).map(({ name }) => name),
    ...(rules.length > 0 && { allOf: rules }),
  };
}

const propertiesOf = (fields: readonly NeutralField[]): NonNullable<RJSFSchema['properties']> =>
  Object.fromEntries(fields.map((field) => [field.name, schemaOf(field)]));

function schemaOf({ label, type, options, required }: NeutralField): RJSFSchema {
  const choices = options === undefined ? {} : { enum: [...options] };
  if (type === 'boxes')
    return { type: 'array', title: label, uniqueItems: true, items: { type: 'string', ...choices } };
  if (type === 'number') return { type: 'number', title: label };
  const date = type === 'date' ? { format: 'date' } : {};
  return { type: 'string', title: label, ...choices, ...date, ...(required && { minLength: 1 }) };
}
