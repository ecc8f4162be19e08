import type { FastifyInstance } from 'fastify';
import { receive } from '../flows/outside/inbox.ts';
import { ProblemError } from '../platform/problemError.ts';
import type { RouteParts } from './call.ts';

const MOST_BYTES = 512 * 1024;

/** The door for providers. Its bodies stay raw: a signature is over bytes, not over what a parser makes of them. */
export async function registerWebhooks(app: FastifyInstance, { runtime }: RouteParts): Promise<void> {
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_request, body, next) =>
      next(null, body),
    );
    scope.post<{ Params: { provider: string } }>('/webhooks/:provider', async (request, reply) => {
      const { body, params, headers } = request;
      if (!Buffer.isBuffer(body)) throw new ProblemError('body.unreadable');
      await receive(runtime, params.provider, headers, body);
      return reply.status(202).send({ data: { received: true } });
    });
    done();
  });
}
