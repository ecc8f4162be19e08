import { catalog } from '@passo/catalog';
import {
  keyOf,
  unknownName,
  type FieldCatalog,
  type FieldDefinition,
  type Finding,
  type FlowDefinition,
  type StepDefinition,
} from '@passo/engine';
import type { ChannelFile } from './partnerFile.ts';

/** What a channel says of the steps and fields of its flow. */
export function* lintChannel(settings: ChannelFile, { steps }: FlowDefinition): Iterable<Finding> {
  const slugs = steps.map(({ slug }) => slug);
  for (const [index, slug] of settings.reuseDocuments.entries()) {
    const path = `reuseDocuments[${index}]`;
    const step = steps.find((one) => one.slug === slug);
    if (step === undefined) yield unknownName(path, 'step', slug, slugs);
    else if (!(step.fields ?? []).some(isUpload))
      yield { path, message: `the step "${slug}" asks for no photo outside of its lists` };
  }
  yield* lintHidden(settings.hiddenInManualMode, steps);
}

/** What typists are not asked. A photo is asked of everybody: without it nothing is proven. */
function* lintHidden(hidden: readonly string[], steps: readonly StepDefinition[]): Iterable<Finding> {
  const all = steps.flatMap(({ fields = [] }) => fields);
  const keys = all.map(keyOf);
  for (const [index, key] of hidden.entries()) {
    const path = `hiddenInManualMode[${index}]`;
    if (!keys.includes(key)) yield unknownName(path, 'field', key, keys);
    else if (all.some((field) => keyOf(field) === key && isUpload(field)))
      yield { path, message: `"${key}" is a photo, and without it nobody is proven: typists are asked for it too` };
  }
}

const kinds: FieldCatalog = catalog.fields;
const isUpload = ({ component }: FieldDefinition): boolean => kinds[component]?.upload === true;
