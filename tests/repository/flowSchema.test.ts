import path from 'node:path';
import { catalog } from '@passo/catalog';
import { flowSchema } from '@passo/engine/parse/flowSchema.ts';
import { format, resolveConfig } from 'prettier';
import { expect, it } from 'vitest';
import { templateNames } from '../../apps/server/src/channels/readTemplate.ts';
import { resourceNames } from '../../apps/server/src/resources/resources.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FILE = path.join(ROOT, 'templates/flow.schema.json');

/** What the workbench completes by, for a file in which a step may also be a template that is taken. */
function fileSchema() {
  const {
    $defs,
    properties = {},
    ...schema
  } = flowSchema({
    components: Object.keys(catalog.fields).sort(),
    stepTypes: Object.keys(catalog.steps).sort(),
    resources: resourceNames.toSorted(),
  });
  const { required = [], ...step } = $defs.step;
  const taken = {
    template: { type: 'string', enum: templateNames(ROOT), description: 'O passo pronto que este usa.' },
    without: {
      type: 'array',
      items: { type: 'string' },
      description: 'Os campos do passo pronto que este não pergunta.',
    },
  };
  const entry = {
    ...step,
    properties: { ...taken, ...step.properties },
    anyOf: [{ required: ['template'] }, { required }],
  };
  const steps = { ...properties.steps, items: { $ref: '#/$defs/entry' } };
  return {
    ...schema,
    properties: { $schema: properties.$schema, phases: properties.phases, steps },
    $defs: { field: $defs.field, entry },
  };
}

it('templates/flow.schema.json is what flows are read by', async () => {
  const style = await resolveConfig(FILE);
  const text = await format(JSON.stringify(fileSchema()), { ...style, filepath: FILE });
  await expect(text).toMatchFileSnapshot(FILE);
});
