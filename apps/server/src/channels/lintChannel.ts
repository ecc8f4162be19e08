import { accountProduct, catalog } from '@passo/catalog';
import {
  keyOf,
  own,
  unknownName,
  type FieldCatalog,
  type FieldDefinition,
  type Finding,
  type FlowDefinition,
  type StepDefinition,
  type StepKind,
} from '@passo/engine';
import type { ChannelFile } from './partnerFile.ts';

/** What a channel says of the steps and fields of its flow. */
export function* lintChannel(settings: ChannelFile, { steps }: FlowDefinition): Iterable<Finding> {
  yield* lintLoan(settings.product, steps);
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

/** What quotes, writes or pays a loan has nothing to say where an account is opened. */
function* lintLoan(product: string, steps: readonly StepDefinition[]): Iterable<Finding> {
  if (accountProduct(product) === undefined) return;
  for (const { slug, stepType } of steps) {
    if (own(stepKinds, stepType)?.needsOfProduct !== undefined)
      yield { path: 'product', message: `"${product}" lends nothing, and the step "${slug}" asks for a loan` };
  }
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
const stepKinds: Readonly<Record<string, StepKind>> = catalog.steps;
const isUpload = ({ component }: FieldDefinition): boolean => kinds[component]?.upload === true;
