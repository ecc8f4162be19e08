import type { CompiledStep, JsonObject } from '@passo/engine';
import { ProblemError } from '../../platform/problemError.ts';
import { ownDocuments } from '../../repositories/documentRepository.ts';
import type { Runtime } from '../runtime/runtime.ts';

/** A file as it came with a submit, named by its field's key. */
export interface Upload {
  readonly field: string;
  readonly name: string;
  readonly content: Buffer;
}

const LARGEST_SIDE = 2000;
const SMALLEST_SIDE = 200;
/** Decoding costs memory by pixels, not by bytes: a small file can be a huge picture. */
const MOST_PIXELS = 50_000_000;
const ACCEPTED = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/avif']);

/**
 * Stores the photos of a step and answers the answers with references in their place. Each is sniffed, measured and made
 * anew, so that nothing of the original file (scripts, metadata, place) is kept. A reference to a document of another
 * proposal is taken away.
 */
export async function storeUploads(
  runtime: Runtime,
  proposal: string,
  step: CompiledStep,
  answers: JsonObject,
  uploads: readonly Upload[],
): Promise<JsonObject> {
  const fields = step.form.fields.filter(({ kind }) => kind?.upload === true).map(({ key }) => key);
  const stray = uploads.find(({ field }) => !fields.includes(field));
  if (stray !== undefined)
    throw new ProblemError('fields.unknown', { errors: [{ field: stray.field, message: 'Campo desconhecido' }] });
  const kept = await withoutForeign(runtime, proposal, fields, answers);
  const stored: Record<string, JsonObject[string]> = { ...kept };
  for (const upload of uploads) {
    const content = await remakeImage(upload);
    const { id } = await runtime.storage.put({
      proposal,
      slug: step.slug,
      name: upload.name,
      mediaType: 'image/jpeg',
      content,
    });
    stored[upload.field] = { document: id, name: upload.name };
  }
  return stored;
}

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
  if (typeof answer !== 'object' || answer === null || !('document' in answer)) return [];
  const { document } = answer;
  return typeof document === 'string' && uuid.test(document) ? [document] : [];
}

/** Loaded with the first photo: a process that has seen none needs not carry them. */
async function imageTools() {
  const [{ fileTypeFromBuffer }, { default: sharp }] = await Promise.all([import('file-type'), import('sharp')]);
  return { fileTypeFromBuffer, sharp };
}

async function remakeImage({ field, content }: Upload): Promise<Buffer> {
  const { fileTypeFromBuffer, sharp } = await imageTools();
  const refuse = (code: 'upload.notImage' | 'upload.tooSmall' | 'upload.unreadable', message: string): ProblemError =>
    new ProblemError(code, { errors: [{ field, message }] });
  const type = await fileTypeFromBuffer(content);
  if (type === undefined || !ACCEPTED.has(type.mime)) {
    throw refuse('upload.notImage', 'Envie uma foto: este arquivo não é uma imagem.');
  }
  try {
    const image = sharp(content, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).rotate();
    const { width, height } = await image.metadata();
    if (Math.min(width, height) < SMALLEST_SIDE) {
      throw refuse('upload.tooSmall', 'A foto é pequena demais para ler. Tire outra mais de perto.');
    }
    const size = { width: LARGEST_SIDE, height: LARGEST_SIDE, fit: 'inside', withoutEnlargement: true } as const;
    return await image.resize(size).jpeg({ quality: 85 }).toBuffer();
  } catch (error) {
    if (error instanceof ProblemError) throw error;
    throw refuse('upload.unreadable', 'Não conseguimos abrir a foto. Tire outra e tente de novo.');
  }
}
