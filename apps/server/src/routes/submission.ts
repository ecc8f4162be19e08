import { isJsonObject, sizeOf, stepActions, type JsonObject } from '@passo/engine';
import type { FastifyRequest } from 'fastify';
import type { Submission } from '../flows/journey/submission.ts';
import type { Upload } from '../flows/journey/uploads.ts';
import { ProblemError } from '../platform/problemError.ts';
import { deviceNameOf, visitorOf } from './cookies.ts';
import { addressOf, networkFrom } from './edge.ts';

interface SubmitInput {
  readonly body: Readonly<Record<string, unknown>>;
  readonly uploads: readonly Upload[];
  readonly idempotencyKey: string | null;
  readonly request: FastifyRequest;
}

/** What stands beside the answers in a submit's body; every other name is a step's slug. */
const beside = new Set([
  'hashId',
  'order',
  'metaProductBankId',
  'deviceTracking',
  'data',
  'revision',
  'deviceIp',
  'jwtToken',
  'stepAction',
  'acknowledged',
]);

export function submissionOf(
  input: SubmitInput,
  hash: string,
  step: string | null,
  revision: number | null,
): Submission {
  const { body, request } = input;
  const slug = step ?? Object.keys(body).find((name) => !beside.has(name)) ?? null;
  return {
    visitor: visitorOf(request, hash),
    device: deviceNameOf(request, hash),
    slug,
    answers: answersIn(body, slug),
    action: stepActions.find((action) => action === body.stepAction) ?? null,
    uploads: input.uploads,
    acknowledged: typeof body.acknowledged === 'string' ? body.acknowledged : null,
    jwtToken: typeof body.jwtToken === 'string' && body.jwtToken !== '' ? body.jwtToken : null,
    revision,
    idempotencyKey: input.idempotencyKey,
    evidence: evidenceOf(request, body.deviceTracking),
    network: networkFrom(request),
  };
}

function answersIn(body: Readonly<Record<string, unknown>>, slug: string | null): JsonObject {
  const answers = slug === null ? undefined : body[slug];
  if (answers === undefined) return {};
  if (!isJsonObject(answers)) throw new ProblemError('body.unreadable');
  return answers;
}

/** Kept, sealed, with each consent: from where and with what it was given. */
export function evidenceOf(request: FastifyRequest, tracking: unknown): JsonObject {
  const header = (name: string): string => String(request.headers[name] ?? '').slice(0, 400);
  return {
    ip: addressOf(request),
    userAgent: header('user-agent'),
    fingerprint: header('x-fingerprint'),
    device: trackingIn(tracking),
  };
}

/** What the portal tells of a device has some 400 characters. */
const MOST_TRACKING = 4_000;

function trackingIn(tracking: unknown): JsonObject {
  if (sizeOf(tracking, MOST_TRACKING) > MOST_TRACKING) throw new ProblemError('body.tooLarge');
  return isJsonObject(tracking) ? tracking : {};
}
