import type { FastifyInstance } from 'fastify';
import { decideOnCheck, openPersonChecks } from '../../flows/outside/personChecks.ts';
import { ProblemError } from '../../platform/problemError.ts';
import { textOf } from '../../routes/forms.ts';
import type { SimulatorParts } from './sendPage.ts';

/** Who looks where one phone opened many CPFs or much was refused, until there is an office. Safe to repeat: the first decision stands. */
export function registerPersonChecks(app: FastifyInstance, { runtime }: SimulatorParts): void {
  app.get('/simulador/conferencias', () => openPersonChecks(runtime));
  app.post('/simulador/conferencias/:id', async ({ params, body, headers }, reply) => {
    const id = textOf(params, 'id') ?? '';
    const decision = textOf(body, 'decision');
    if (decision !== 'release' && decision !== 'refuse') throw new ProblemError('body.unreadable');
    const stands = await decideOnCheck(runtime, id, decision === 'release' ? 'released' : 'refused');
    if (stands === null) throw new ProblemError('route.notFound');
    if (headers['content-type']?.startsWith('application/json') === true) return { data: { id, decision: stands } };
    return reply.redirect('/simulador', 303);
  });
}
