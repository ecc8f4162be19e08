import type { DataOf } from '@passo/contract';
import type { FieldDefinition, FlowDefinition, Json, StepDefinition } from '@passo/engine';
import type { Channel } from '../../channels/channel.ts';
import { ProblemError } from '../../platform/problemError.ts';
import { resourceNames, resourceOptions } from '../../resources/resources.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { exampleResults } from './examples.ts';
import { answersOfCalls } from './preview.ts';

/** A channel's flow, or a template as a flow of one step, as somebody would write it; of a name that nobody has, none. */
export async function openFlow(runtime: Runtime, name: string): Promise<DataOf<'previewFlow'>> {
  const { all, byCode } = runtime.channels;
  const template = Object.hasOwn(runtime.templates, name) ? runtime.templates[name] : undefined;
  const channel = byCode(name) ?? (template === undefined ? undefined : all[0]);
  if (channel === undefined) throw new ProblemError('step.notFound');
  const { settings } = channel;
  const flow =
    template === undefined ? (await runtime.versions(channel.flowVersion)).definition : { steps: [template] };
  return {
    flows: all.map(({ code, partner, settings: own }) => ({ name: code, label: `${partner.name} · ${own.name}` })),
    templates: Object.entries(runtime.templates).map(([key, step]) => ({ name: key, label: step.name })),
    definition: asWritten({ ...flow, product: settings.product }),
    product: settings.product,
    lists,
    results: resultsOf(channel, runtime),
    answers: answersOfCalls,
  };
}

const resultsOf = (channel: Channel, { clock }: Runtime): DataOf<'previewFlow'>['results'] =>
  exampleResults(channel, clock);

/** More than anybody looks at in a preview: every town of the country is one of the lists. */
const MOST_OPTIONS = 300;

const lists = Object.fromEntries(
  resourceNames.map((name) => [
    name,
    (resourceOptions(name) ?? []).slice(0, MOST_OPTIONS).map(({ value, label }) => ({ value, label })),
  ]),
);

/** Without what the server itself put in: the options of the lists that it knows. */
const asWritten = ({ steps, ...flow }: FlowDefinition): Json =>
  JSON.parse(JSON.stringify({ ...flow, steps: steps.map(withoutOptions) }));

const withoutOptions = ({ fields, ...step }: StepDefinition): StepDefinition => ({
  ...step,
  ...(fields !== undefined && { fields: fields.map(ofFile) }),
});

function ofFile({ values, subFields, ...field }: FieldDefinition): FieldDefinition {
  return {
    ...field,
    ...(values !== undefined && field.resource === undefined && { values }),
    ...(subFields !== undefined && { subFields: subFields.map(ofFile) }),
  };
}
