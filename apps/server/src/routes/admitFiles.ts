import { isRecord } from '@passo/engine';
import type { FastifyRequest } from 'fastify';
import { admitUploads } from '../flows/journey/admitUploads.ts';
import type { Runtime } from '../flows/runtime/runtime.ts';
import type { FilesAdmitted } from './body.ts';
import { visitorOf } from './cookies.ts';
import { formsHeld } from './formsHeld.ts';
import { linkIn } from './requestKey.ts';

const MB = 1024 * 1024;
/** Of the whole process: with what decoding takes (`workers/photos.ts`) the most that files cost it. */
const holdForm = formsHeld({ mostBytes: 96 * MB, mostOfOne: 20 * MB, mostOfLink: 2 });

/** Asked before the body is read: a form that nobody may send costs nothing but its way here. */
export async function admitFiles(runtime: Runtime, request: FastifyRequest, params: unknown): Promise<FilesAdmitted> {
  const link = linkIn(params) ?? '';
  const step = isRecord(params) && typeof params.step === 'string' ? params.step : null;
  const most = await admitUploads(runtime, visitorOf(request, link), step);
  return { most, held: holdForm(link) };
}
