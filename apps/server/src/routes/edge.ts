import { SOLUTION_HEADER } from '@passo/contract/paths.ts';
import { problem, problems, type ProblemCode } from '@passo/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '../platform/problemError.ts';
import type { Caller } from '../flows/runtime/challenge.ts';
import { networkOf } from '../platform/network.ts';
import { plainAddress } from '../platform/plainAddress.ts';
import type { Logger } from '../platform/logger.ts';
import type { RateLimiter } from '../platform/rateLimit.ts';

/** Turns whatever goes wrong into the wire's shape of a problem. Nothing internal ever reaches the customer. */
export function answerProblems(app: FastifyInstance, logger: Logger, limiter: RateLimiter): void {
  app.setErrorHandler(async (error, request, reply) => {
    const known = await slowGuessing(asProblem(error), request, limiter);
    const asked = { route: request.routeOptions.url ?? 'none', method: request.method };
    // Whoever is told to come again is told so on purpose: a line that is full does what it is there for.
    if (known.code === 'server.busy') logger.warn(asked, 'a request was told to come again');
    else if (problems[known.code].status >= 500) logger.error({ ...asked, err: error }, 'a request failed');
    return sendProblem(reply, known);
  });
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, new ProblemError('route.notFound')));
}

const MISSES_PER_MINUTE = 30;

/** Who asks for links that nobody has too often is told to wait, whatever the next one would have been. */
async function slowGuessing(
  problem: ProblemError,
  request: FastifyRequest,
  limiter: RateLimiter,
): Promise<ProblemError> {
  if (problem.code !== 'hash.invalid') return problem;
  const taken = await limiter.take(`hash-miss:${networkFrom(request)}`, MISSES_PER_MINUTE, 60);
  if (taken.allowed) return problem;
  return new ProblemError('rate.limited', { retryAfterSeconds: taken.retryAfterSeconds });
}

export function sendProblem(reply: FastifyReply, { code, details }: ProblemError): FastifyReply {
  const { errors, message, retryAfterSeconds } = details;
  if (retryAfterSeconds !== undefined) void reply.header('retry-after', String(retryAfterSeconds));
  const body = problem(code, message === undefined ? {} : { message });
  return reply.status(problems[code].status).send(errors === undefined ? body : { ...body, errors });
}

/** Fastify's own refusals (unreadable JSON, body too large, wrong type) in our words; anything else is our fault. */
function asProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  const code = codeOf(error);
  const mapped = Object.entries(frameworkCodes).find(([known]) => known === code)?.[1];
  if (mapped !== undefined) return new ProblemError(mapped);
  const status = statusOf(error);
  return new ProblemError(status >= 400 && status < 500 ? 'body.unreadable' : 'server.error');
}

const frameworkCodes: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body.tooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'media.unsupported',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'body.unreadable',
  FST_REQ_FILE_TOO_LARGE: 'upload.tooLarge',
  FST_FILES_LIMIT: 'body.tooLarge',
  FST_PARTS_LIMIT: 'body.tooLarge',
  FST_FIELDS_LIMIT: 'body.tooLarge',
};

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

const statusOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500;

/** Where a request comes from. Never logged. */
export const addressOf = (request: FastifyRequest): string => plainAddress(request.ip);

/** Whom a limit counts as one: an address, of IPv6 the network of one customer. */
export const networkFrom = (request: FastifyRequest): string => networkOf(addressOf(request));

export function callerOf(request: FastifyRequest): Caller {
  const solution = request.headers[SOLUTION_HEADER];
  return { network: networkFrom(request), solution: typeof solution === 'string' ? solution : null };
}
