import { paths } from '@passo/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { PollBody } from '../flows/waiting/poll.ts';
import { apiHeaders } from '../platform/headers.ts';
import { parameterOf, requireBearer, type RouteParts } from './call.ts';
import { visitorOf } from './cookies.ts';

const head = Object.entries({ ...apiHeaders, 'content-type': 'application/json; charset=utf-8' }).flat();

/**
 * The poll, past everything that a framework does for an answer that has to be made: this one lies ready. Measured in
 * benchmarks/results.md: it is what ten thousand waiting customers ask for every two seconds.
 */
export function registerPoll(app: FastifyInstance, { poll, bearer }: RouteParts): void {
  app.get(paths.finishedUpdate.path, (request, reply) => {
    requireBearer(request, bearer);
    const body = poll(visitorOf(request, parameterOf(request, 'id')));
    if (typeof body === 'string') return send(reply, body);
    return body.then((ready) => send(reply, ready));
  });
}

// Head and body leave in one write of Latin-1, which is how the body's bytes are spelt.
function send(reply: FastifyReply, body: PollBody): void {
  reply.hijack();
  reply.raw.writeHead(200, [...head, 'content-length', String(body.length)]);
  reply.raw.end(body, 'latin1');
}
