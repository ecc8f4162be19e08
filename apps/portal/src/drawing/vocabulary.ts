import * as usual from '@passo/catalog/fields/usual.ts';
import type { FieldCatalog, FormatCatalog } from '@passo/engine/kind.ts';

interface Vocabulary {
  readonly fields: FieldCatalog;
  readonly formats?: FormatCatalog;
}

let known: Vocabulary = { fields: usual };

/** The kinds and formats that are there: after `fetchVocabulary` all that a flow names. */
export const vocabulary = (): Vocabulary => known;

/** Most flows have the usual kinds and no formats; what the others name is fetched before they are drawn. */
export async function fetchVocabulary(steps: unknown): Promise<void> {
  const names = JSON.stringify(steps).matchAll(/"format":|"component":"(\w+)"/g);
  if (![...names].every(([, kind = '']) => Object.hasOwn(known.fields, kind)))
    known = await import('./wholeVocabulary.ts');
}
