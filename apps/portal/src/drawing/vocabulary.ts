import * as usual from '@passo/catalog/fields/usual.ts';
import type { FieldCatalog, FormatCatalog } from '@passo/engine/kind.ts';

let fields: FieldCatalog = usual;
let formats: FormatCatalog = {};

/** The kinds and formats that are there: after `fetchVocabulary` all that a flow names. */
export const vocabulary = () => ({ fields, formats });

/** Most flows have the usual kinds and no formats; what the others name is fetched before they are drawn. */
export async function fetchVocabulary(steps: unknown): Promise<void> {
  const text = JSON.stringify(steps);
  const named = [...text.matchAll(/"component":"(\w+)"/g)].map(([, name]) => name ?? '');
  await Promise.all([
    named.every((name) => Object.hasOwn(fields, name)) || fetchKinds(),
    !text.includes('"format":') || fetchFormats(),
  ]);
}

const fetchKinds = async (): Promise<void> => void (fields = await import('@passo/catalog/fields/index.ts'));
const fetchFormats = async (): Promise<void> => void (formats = (await import('@passo/catalog/formats.ts')).formats);
