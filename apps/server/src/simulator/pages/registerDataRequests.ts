import type { FastifyInstance } from 'fastify';
import { answerDataRequest, openDataRequests } from '../../flows/mydata/myData.ts';
import { textOf } from '../../routes/forms.ts';
import type { SimulatorParts } from './sendPage.ts';

/** Who answers people about their data, until there is an office. */
export function registerDataRequests(app: FastifyInstance, { runtime }: SimulatorParts): void {
  app.get('/simulador/dados', () => openDataRequests(runtime));
  app.post('/simulador/dados/:protocol', async ({ params, body }, reply) => {
    await answerDataRequest(runtime, textOf(params, 'protocol') ?? '', textOf(body, 'answer') ?? '');
    return reply.redirect('/simulador', 303);
  });
}
