import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { apiHeaders } from '../platform/headers.ts';
import { ProblemError } from '../platform/problemError.ts';
import { sendProblem } from './edge.ts';

/** An address that no router can read (`/%ff`), or with a part that is too long. No hook runs for it, and it is not repeated. */
export function refuseAddress(_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  void sendProblem(reply.headers(apiHeaders), new ProblemError('route.notFound'));
}
