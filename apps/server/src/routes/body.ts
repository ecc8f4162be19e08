import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { isRecord, readable } from '@passo/engine';
import type { Upload } from '../flows/journey/uploads.ts';
import { ProblemError } from '../platform/problemError.ts';
import type { HeldForm } from './formsHeld.ts';

interface ReadBody {
  readonly json: unknown;
  readonly uploads: readonly Upload[];
}

const LARGEST_FILE = 8 * 1024 * 1024;
/** Of a field in groups five deep. */
const LONGEST_PATH = 400;
/** What file systems hold. */
const LONGEST_NAME = 255;
const nameTooLong = (field: string) => ({ field, message: 'O nome do arquivo é longo demais.' });

/** Who may send files with a call, said before the first byte of them is read. */
export interface FilesAdmitted {
  /** How many. */
  readonly most: number;
  readonly held: HeldForm;
}

/** JSON as it is, or multipart: a part `payload` with the JSON and one file per field, named by its path. */
export async function readBody(request: FastifyRequest, files: FilesAdmitted | null): Promise<ReadBody> {
  if (!request.isMultipart()) return { json: request.body, uploads: [] };
  if (files === null) throw new ProblemError('media.unsupported');
  try {
    return await readParts(request, files);
  } catch (error) {
    // What is left unread would block whatever comes next on the same connection.
    request.raw.unpipe();
    request.raw.resume();
    throw isKnown(error) ? error : new ProblemError('body.unreadable');
  }
}

/** Ours, or a limit of the parser's. What else it throws is a form that breaks off or has no end: the sender's mistake. */
const isKnown = (error: unknown): boolean =>
  error instanceof ProblemError || (isRecord(error) && String(error.code).startsWith('FST_'));

async function readParts(request: FastifyRequest, { most, held }: FilesAdmitted): Promise<ReadBody> {
  // Broken off while it was judged: a form that has ended already never says so.
  if (request.raw.destroyed) throw new ProblemError('body.unreadable');
  const uploads: Upload[] = [];
  let json: unknown;
  const parts = request.parts({
    limits: { fileSize: LARGEST_FILE, files: most, fields: 2, fieldSize: 256 * 1024, fieldNameSize: LONGEST_PATH },
  });
  for await (const part of parts) {
    if (part.type === 'file') uploads.push(await readFile(part, held));
    else if (part.fieldname === 'payload') json = parseJson(part.value);
  }
  return { json: requireAnswers(json, uploads), uploads };
}

type FilePart = Pick<MultipartFile, 'fieldname' | 'filename' | 'file'>;

async function readFile({ fieldname, filename, file }: FilePart, held: HeldForm): Promise<Upload> {
  const name = readable(filename ?? '');
  if (name.length > LONGEST_NAME) throw new ProblemError('fields.invalid', { errors: [nameTooLong(fieldname)] });
  const chunks: Buffer[] = [];
  for await (const chunk of file) {
    held.grow(chunk.length);
    chunks.push(chunk);
  }
  if (file.truncated) throw new ProblemError('upload.tooLarge');
  return { field: fieldname, name: name || 'foto', content: Buffer.concat(chunks) };
}

function parseJson(value: unknown): unknown {
  try {
    return JSON.parse(String(value));
  } catch {
    throw new ProblemError('body.unreadable');
  }
}

/** A body that is only files is no body: the answers around them are missing. */
function requireAnswers(json: unknown, uploads: readonly Upload[]): unknown {
  if (!isRecord(json) && uploads.length > 0) throw new ProblemError('body.unreadable');
  return json;
}
