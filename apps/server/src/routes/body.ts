import type { FastifyRequest } from 'fastify';
import { isRecord, readable } from '@passo/engine';
import type { Upload } from '../flows/journey/uploads.ts';
import { ProblemError } from '../platform/problemError.ts';

interface ReadBody {
  readonly json: unknown;
  readonly uploads: readonly Upload[];
}

const LARGEST_FILE = 8 * 1024 * 1024;
/** What file systems hold. */
const LONGEST_NAME = 255;
const nameTooLong = (field: string) => ({ field, message: 'O nome do arquivo é longo demais.' });

/** JSON as it is, or multipart: a part `payload` with the JSON and one file per field. */
export async function readBody(request: FastifyRequest, files: boolean): Promise<ReadBody> {
  if (!request.isMultipart()) return { json: request.body, uploads: [] };
  if (!files) throw new ProblemError('media.unsupported');
  try {
    return await readParts(request);
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

async function readParts(request: FastifyRequest): Promise<ReadBody> {
  const uploads: Upload[] = [];
  let json: unknown;
  const parts = request.parts({ limits: { fileSize: LARGEST_FILE, files: 4, fields: 2, fieldSize: 256 * 1024 } });
  for await (const part of parts) {
    if (part.type === 'file') uploads.push(await readFile(part));
    else if (part.fieldname === 'payload') json = parseJson(part.value);
  }
  return { json: requireAnswers(json, uploads), uploads };
}

async function readFile(part: { fieldname: string; filename: string; toBuffer(): Promise<Buffer> }): Promise<Upload> {
  const name = readable(part.filename ?? '');
  if (name.length > LONGEST_NAME) throw new ProblemError('fields.invalid', { errors: [nameTooLong(part.fieldname)] });
  return { field: part.fieldname, name: name || 'foto', content: await part.toBuffer() };
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
