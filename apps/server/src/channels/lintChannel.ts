import { catalog } from '@passo/catalog';
import {
  keyOf,
  unknownName,
  type FieldCatalog,
  type FieldDefinition,
  type Finding,
  type FlowDefinition,
} from '@passo/engine';
import type { ChannelFile } from './partnerFile.ts';

/** What a channel says of the steps and fields of its flow; `at` is where it stands in its file. */
export function* lintChannel(settings: ChannelFile, { steps }: FlowDefinition, at: string): Iterable<Finding> {
  const slugs = steps.map(({ slug }) => slug);
  for (const [index, slug] of settings.reuseDocuments.entries()) {
    const path = `${at}.reuseDocuments[${index}]`;
    const step = steps.find((one) => one.slug === slug);
    if (step === undefined) yield unknownName(path, 'step', slug, slugs);
    else if (!(step.fields ?? []).some(isUpload))
      yield { path, message: `the step "${slug}" asks for no photo outside of its lists` };
  }
  const keys = steps.flatMap(({ fields = [] }) => fields.map(keyOf));
  for (const [index, key] of settings.hiddenInManualMode.entries()) {
    if (!keys.includes(key)) yield unknownName(`${at}.hiddenInManualMode[${index}]`, 'field', key, keys);
  }
}

const kinds: FieldCatalog = catalog.fields;
const isUpload = ({ component }: FieldDefinition): boolean => kinds[component]?.upload === true;
