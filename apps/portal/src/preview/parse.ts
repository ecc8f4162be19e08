import { isJsonObject, isRecord } from '@passo/engine/json.ts';
import type { FieldDefinition } from '@passo/engine/definition.ts';
import { fail, ok, type Result } from '@passo/domain/result.ts';
import type { Sample } from './sample.ts';

export const writeSample = (sample: Sample): string => JSON.stringify(sample, null, 2);

/** What somebody typed, as a sample; else what is wrong with it, in words. */
export function parseSample(text: string): Result<Sample, string> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    return fail(`Isto não é um JSON válido: ${error instanceof Error ? error.message : ''}`);
  }
  if (!isRecord(parsed) || !isJsonObject(parsed)) return fail('Escreva um objeto com "field" e, se quiser, "value".');
  const { field, value } = parsed;
  if (!isDefinition(field)) return fail('O "field" precisa de "key" e "component", os dois em texto.');
  return ok({ field, ...(value !== undefined && { value }) });
}

const isDefinition = (value: unknown): value is FieldDefinition =>
  isRecord(value) && typeof value.key === 'string' && value.key !== '' && typeof value.component === 'string';
