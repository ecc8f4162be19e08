import { paths } from '@passo/contract';
import type { FastifyInstance, HTTPMethods } from 'fastify';
import { ProblemError } from '../platform/problemError.ts';
import { sendProblem } from './edge.ts';

const methods: readonly HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** A call that exists, asked in a way that does not: said so, with the ways that do. */
export function registerRefusedMethods(app: FastifyInstance): void {
  const allowed = new Map<string, HTTPMethods[]>();
  for (const { method, path } of Object.values(paths)) allowed.set(path, [...(allowed.get(path) ?? []), method]);
  for (const [url, known] of allowed) {
    app.route({
      method: methods.filter((method) => !known.includes(method)),
      url,
      // Before the body is read: nobody wants it.
      onRequest: async (_request, reply) =>
        sendProblem(reply.header('allow', known.join(', ')), new ProblemError('method.notAllowed')),
      handler: async () => undefined,
    });
  }
}
