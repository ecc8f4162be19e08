import { isRecord } from '@passo/engine';
import type { FastifyRequest } from 'fastify';
import { countedAs } from '../flows/access/access.ts';
import { admitUploads } from '../flows/journey/admitUploads.ts';
import { takeOne } from '../flows/runtime/limit.ts';
import type { Runtime } from '../flows/runtime/runtime.ts';
import type { FilesAdmitted } from './body.ts';
import { visitorOf } from './cookies.ts';
import { callerOf } from './edge.ts';
import { formsHeld } from './formsHeld.ts';
import { linkIn } from './requestKey.ts';

const MB = 1024 * 1024;
/**
 * Of the whole process: with what decoding takes (`workers/photos.ts`) the most that files cost it. Whoever makes links by the hundred
 * gets no more of it than an address gets: half.
 */
const holdForm = formsHeld({ mostBytes: 96 * MB, mostOfOne: 20 * MB, mostOfCaller: 48 * MB, mostOfLink: 2 });

const HOUR = 3_600;
/** Some thirty for a customer who takes every photo three times. */
const FORMS_PER_LINK = 120;
/** Thousands of customers of a mobile network come from one address. */
const FORMS_PER_CALLER = 3_000;

/** Asked before the body is read: a form that nobody may send costs nothing but its way here. Counted over all processes. */
export async function admitFiles(runtime: Runtime, request: FastifyRequest, params: unknown): Promise<FilesAdmitted> {
  const link = linkIn(params) ?? '';
  const step = isRecord(params) && typeof params.step === 'string' ? params.step : null;
  const visitor = visitorOf(request, link);
  const { most, proven } = await admitUploads(runtime, visitor, step);
  const caller = callerOf(request);
  // A proof that is made up counts as none.
  await takeOne(
    runtime,
    `form:${countedAs(proven ? visitor : { ...visitor, deviceToken: null })}`,
    FORMS_PER_LINK,
    HOUR,
  );
  await takeOne(runtime, `form-caller:${caller}`, FORMS_PER_CALLER, HOUR);
  return { most, held: holdForm(link, caller) };
}
