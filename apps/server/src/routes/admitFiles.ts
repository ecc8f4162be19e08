import { isRecord } from '@passo/engine';
import type { FastifyRequest } from 'fastify';
import { countedAs } from '../flows/access/access.ts';
import { admitUploads } from '../flows/journey/admitUploads.ts';
import { takeOfNetwork, takeOne } from '../flows/runtime/limit.ts';
import type { Runtime } from '../flows/runtime/runtime.ts';
import type { FilesAdmitted } from './body.ts';
import { visitorOf } from './cookies.ts';
import { callerOf } from './edge.ts';
import { formsHeld } from './formsHeld.ts';
import { linkIn } from './requestKey.ts';

const MB = 1024 * 1024;
/** Of the whole process, 96 MB: with what decoding takes (`workers/photos.ts`) the most that files cost it. */
const holdForm = formsHeld({ mostOfEach: 48 * MB, mostOfOne: 20 * MB, mostOfOwner: 24 * MB, mostOfLink: 2 });

const HOUR = 3_600;
/** Some thirty for a customer who takes every photo three times. */
const FORMS_PER_LINK = 120;
/** Of strangers: whoever is in with a proven contact is counted by their link alone. */
const FORMS_PER_CALLER = 3_000;

/** Asked before the body is read: a form that nobody may send costs nothing but its way here. Counted over all processes. */
export async function admitFiles(runtime: Runtime, request: FastifyRequest, params: unknown): Promise<FilesAdmitted> {
  const link = linkIn(params) ?? '';
  const step = isRecord(params) && typeof params.step === 'string' ? params.step : null;
  const visitor = visitorOf(request, link);
  const caller = callerOf(request);
  const { most, proven, owner } = await admitUploads(runtime, visitor, step, caller.network);
  await takeOne(runtime, `form:${countedAs(visitor, { proven })}`, FORMS_PER_LINK, HOUR);
  if (!owner.known) await takeOfNetwork(runtime, caller, ['form-caller', FORMS_PER_CALLER, HOUR]);
  return { most, held: holdForm(link, owner) };
}
