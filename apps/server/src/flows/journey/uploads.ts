import { isJsonObject, type CompiledStep, type JsonObject } from '@passo/engine';
import { uuidV7 } from '../../platform/ids.ts';
import { ProblemError } from '../../platform/problemError.ts';
import { ownDocuments } from '../../repositories/documentRepository.ts';
import type { Runtime } from '../runtime/runtime.ts';

/** A file as it came with a submit, named by its field's key. */
export interface Upload {
  readonly field: string;
  readonly name: string;
  readonly content: Buffer;
}

/** A file that has a name among our documents, and is none yet. */
export interface NamedUpload extends Upload {
  readonly id: string;
}

/** The fields of a step that take a file each. */
export const uploadFields = ({ form }: CompiledStep): readonly string[] =>
  form.fields.filter(({ kind }) => kind?.upload === true).map(({ key }) => key);

/**
 * The answers with references in place of the files that came along: nothing is decoded or kept, so that the journey may
 * say first what it takes. A reference to a document of another proposal is taken away.
 */
export async function nameUploads(
  runtime: Runtime,
  proposal: string,
  step: CompiledStep,
  answers: JsonObject,
  uploads: readonly Upload[],
): Promise<{ readonly answers: JsonObject; readonly uploads: readonly NamedUpload[] }> {
  const fields = uploadFields(step);
  const stray = uploads.find(({ field }, at) => !fields.includes(field) || uploads.slice(0, at).some(isOf(field)));
  if (stray !== undefined)
    throw new ProblemError('fields.unknown', { errors: [{ field: stray.field, message: 'Campo desconhecido' }] });
  const named = uploads.map((upload) => ({ ...upload, id: uuidV7(runtime.clock.now()) }));
  const references = named.map(({ field, id, name }): [string, JsonObject] => [field, { document: id, name }]);
  const kept = await withoutForeign(runtime, proposal, fields, answers);
  return { answers: { ...kept, ...Object.fromEntries(references) }, uploads: named };
}

const isOf =
  (key: string) =>
  ({ field }: Upload): boolean =>
    field === key;

async function withoutForeign(
  runtime: Runtime,
  proposal: string,
  fields: readonly string[],
  answers: JsonObject,
): Promise<JsonObject> {
  const named = fields.flatMap((key) => documentIn(answers[key]));
  if (named.length === 0) return answers;
  const own = new Set((await ownDocuments(runtime.db, [named, proposal])).map(({ id }) => id));
  const foreign = fields.filter((key) => documentIn(answers[key]).some((id) => !own.has(id)));
  return Object.fromEntries(Object.entries(answers).filter(([key]) => !foreign.includes(key)));
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function documentIn(answer: JsonObject[string] | undefined): readonly string[] {
  if (!isJsonObject(answer)) return [];
  const { document } = answer;
  return typeof document === 'string' && uuid.test(document) ? [document] : [];
}
