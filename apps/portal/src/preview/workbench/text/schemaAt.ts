import type { FlowSchema } from '@passo/engine/parse/flowSchema.ts';
import type { JsonSchema } from '@passo/engine/parse/shape.ts';
import type { Place } from './place.ts';

const defined = (root: FlowSchema, schema: JsonSchema): JsonSchema =>
  schema.$ref?.endsWith('/field') === true ? root.$defs.field : schema;

/** The schema of what stands at a place; of several, all that have such a property. */
export function schemaAt(root: FlowSchema, place: Place): JsonSchema | undefined {
  let at: JsonSchema | undefined = root;
  for (const part of place) {
    if (at === undefined) return undefined;
    const here: JsonSchema = defined(root, at);
    at = typeof part === 'number' ? here.items : propertiesOf(root, here)[part];
  }
  return at && defined(root, at);
}

/** All properties that an object of this schema may have. */
export function propertiesOf(root: FlowSchema, schema: JsonSchema): Readonly<Record<string, JsonSchema>> {
  const { properties = {}, anyOf = [] } = defined(root, schema);
  const alternatives = anyOf.map((one) => propertiesOf(root, one));
  const types = anyOf.flatMap((one) => one.properties?.type?.const ?? []);
  const description = alternatives.find((one) => one.type?.description !== undefined)?.type?.description;
  return {
    ...Object.assign({}, ...alternatives),
    ...properties,
    ...(types.length > 0 && {
      type: { type: 'string', enum: types, ...(description !== undefined && { description }) },
    }),
  };
}
