import {
  filesOf,
  isJsonObject,
  MOST_FILES,
  type CompiledForm,
  type CompiledStep,
  type Json,
  type JsonObject,
  withPhotos,
} from '@passo/engine';
import { uuidV7 } from '../../platform/ids.ts';
import { ProblemError } from '../../platform/problemError.ts';
import type { Runtime } from '../runtime/runtime.ts';

/** A file as it came with a submit, named by its field's path: `foto`, in a group of a list `socios.0.foto`. */
export interface Upload {
  readonly field: string;
  readonly name: string;
  readonly content: Buffer;
}

/** A file that has a name among our documents, and is none yet. */
export interface NamedUpload extends Upload {
  readonly id: string;
}

/** The fields of a step that take a file each, outside of lists. */
export const uploadFields = ({ form }: CompiledStep): readonly string[] =>
  form.fields.filter(({ kind }) => kind?.upload === true).map(({ key }) => key);

/** How many files one submit of the step may bring. */
export const mostUploads = ({ form }: CompiledStep): number => Math.min(MOST_FILES, filesOf(form));

/**
 * The answers with references in place of the files that came along: nothing is decoded or kept, so that the journey may
 * say first what it takes. A reference to anything but a photo that the step holds already is taken away: another's, another step's, and
 * one that was given up since.
 */
export function nameUploads(
  { clock }: Pick<Runtime, 'clock'>,
  { form }: CompiledStep,
  held: JsonObject,
  { answers, uploads }: { readonly answers: JsonObject; readonly uploads: readonly Upload[] },
): { readonly answers: JsonObject; readonly uploads: readonly NamedUpload[] } {
  const places = new Map<string, Json | undefined>();
  const kept =
    filesOf(form) === 0
      ? answers
      : withPhotos(form, answers, (path, answer) => {
          places.set(path, answer);
          return answer;
        });
  const stray = uploads.find(({ field }, at) => !places.has(field) || uploads.slice(0, at).some(isOf(field)));
  if (stray !== undefined)
    throw new ProblemError('fields.unknown', { errors: [{ field: stray.field, message: 'Campo desconhecido' }] });
  const named = uploads.map((upload) => ({ ...upload, id: uuidV7(clock.now()) }));
  const references = new Map(named.map(({ field, id, name }): [string, JsonObject] => [field, { document: id, name }]));
  const ours = documentsIn(form, held);
  const isForeign = (document: string): boolean => !ours.has(document);
  const admitted = (path: string, answer: Json | undefined): Json | undefined =>
    references.get(path) ?? (documentIn(answer).some(isForeign) ? undefined : answer);
  return { answers: places.size === 0 ? kept : withPhotos(form, answers, admitted), uploads: named };
}

const isOf =
  (key: string) =>
  ({ field }: Upload): boolean =>
    field === key;

/** The photos that the answers refer to. */
function documentsIn(form: CompiledForm, answers: JsonObject): ReadonlySet<string> {
  const found = new Set<string>();
  withPhotos(form, answers, (_path, answer) => {
    for (const document of documentIn(answer)) found.add(document);
    return answer;
  });
  return found;
}

function documentIn(answer: Json | undefined): readonly string[] {
  if (!isJsonObject(answer)) return [];
  const { document } = answer;
  return typeof document === 'string' ? [document] : [];
}
