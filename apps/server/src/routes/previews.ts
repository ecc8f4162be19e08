import type { FastifyInstance } from 'fastify';
import { examplePaper } from '../flows/preview/examplePaper.ts';
import { ProblemError } from '../platform/problemError.ts';
import { parameterOf, type RouteParts } from './call.ts';
import { paperHeaders } from './streams.ts';

/** What /passos shows beside JSON: the paper that a step in a preview speaks of. */
export function registerPreviews(app: FastifyInstance, { runtime }: RouteParts): void {
  app.get('/passos/contrato/:channel', async (request, reply) => {
    const channel = runtime.channels.byCode(parameterOf(request, 'channel'));
    const content = channel && (await examplePaper(runtime, channel));
    if (!content) throw new ProblemError('route.notFound');
    return reply.headers(paperHeaders('application/pdf', 'contrato-de-amostra.pdf')).send(content);
  });
}
