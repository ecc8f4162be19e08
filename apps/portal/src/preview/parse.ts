import { isJsonObject, isRecord } from '@passo/engine/json.ts';
import type { Finding } from '@passo/engine/lint/finding.ts';
import { inPortuguese } from '@passo/engine/lint/portuguese.ts';
import { parseField } from '@passo/engine/parse/parse.ts';
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
  const { field: given, value } = parsed;
  const field = parseField(given, { path: 'field' });
  if (!field.ok) return fail(inWords(field.problem));
  return ok({ field: field.value, ...(value !== undefined && { value }) });
}

const inWords = (findings: readonly Finding[]): string =>
  findings
    .map(
      ({ path, message, suggestion }) =>
        `${path}: ${[message, suggestion ?? ''].filter(Boolean).map(inPortuguese).join('; ')}`,
    )
    .join('\n');
