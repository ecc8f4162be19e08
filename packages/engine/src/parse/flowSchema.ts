import { formatters, masks, validators } from '@passo/domain';
import { libraryRules } from '../form/problem.ts';
import { FIELD, fieldShape } from './fieldShape.ts';
import { propertyWords } from './propertyWords.ts';
import type { JsonSchema } from './shape.ts';
import { flowShape, stepShape } from './stepShape.ts';

/** Names that the shapes take as any text and the linter holds against what there is. */
interface FlowNames {
  readonly components: readonly string[];
  readonly stepTypes: readonly string[];
  readonly resources: readonly string[];
}

export interface FlowSchema extends JsonSchema {
  readonly $schema: string;
  readonly $defs: Readonly<Record<'field' | 'step', JsonSchema>>;
}

type Names = Readonly<Record<string, readonly string[]>>;

/** A flow file as editors read it: the shapes that `parseFlow` refuses by, with the names that there are and what each property means. */
export function flowSchema({ components, stepTypes, resources }: FlowNames): FlowSchema {
  const checks = Object.keys(validators);
  const formats = Object.keys(formatters);
  const names: Names = {
    ...{ component: components, stepType: stepTypes, resource: resources, mask: Object.keys(masks) },
    ...{ validation: checks, rules: [...libraryRules, ...checks], send: formats, show: formats },
  };
  const { properties = {} } = flowShape.schema;
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    ...told(flowShape.schema, names),
    properties: { ...tellAll({ ...properties, product: { type: 'string' } }, names), $schema: { type: 'string' } },
    $defs: { field: told(fieldShape.schema, names), step: told(stepShape.schema, names) },
  };
}

/** With its names, and the words for each property; a field inside of something is the one that stands by itself. */
function told(schema: JsonSchema, names: Names): JsonSchema {
  return {
    ...schema,
    ...(schema.properties && { properties: tellAll(schema.properties, names) }),
    ...(schema.items && { items: schema.items === fieldShape.schema ? { $ref: FIELD } : told(schema.items, names) }),
    ...(schema.anyOf && { anyOf: schema.anyOf.map((one) => told(one, names)) }),
  };
}

const tellAll = (
  properties: Readonly<Record<string, JsonSchema>>,
  names: Names,
): Readonly<Record<string, JsonSchema>> =>
  Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, tell(name, schema, names)]));

function tell(name: string, schema: JsonSchema, names: Names): JsonSchema {
  const known = Object.hasOwn(names, name) ? names[name] : undefined;
  const description = Object.hasOwn(propertyWords, name) ? propertyWords[name] : undefined;
  const inner = told(schema, names);
  return {
    ...inner,
    ...(known && inner.type === 'string' && { enum: known }),
    ...(known && inner.type === 'array' && { items: { type: 'string', enum: known } }),
    ...(description !== undefined && { description }),
  };
}
