import type { FastifyInstance } from 'fastify';
import type { Runtime } from '../../flows/runtime/runtime.ts';
import { newLink } from '../../flows/access/links.ts';
import { openDataRequests } from '../../flows/mydata/myData.ts';
import { ProblemError } from '../../platform/problemError.ts';
import { callerOf } from '../../routes/edge.ts';
import { listGivenUp } from '../../repositories/givenUpRepository.ts';
import { listEffects } from '../effects.ts';
import { listLenderQuestions } from '../lenderQuestions.ts';
import type { SimulatedWorld } from '../world.ts';
import { assets } from './assets.ts';
import { boardPage, boardParts, type Board } from './boardPage.ts';
import { demoPage } from './demoPage.ts';
import { acceptForms, textOf } from '../../routes/forms.ts';
import { registerDataRequests } from './registerDataRequests.ts';
import { registerDecisions } from './registerDecisions.ts';
import { sendPage, type SimulatorParts } from './sendPage.ts';

/** `/demo` and `/simulador`: how a person watches and steers the simulated world. Only where there is one. */
export async function registerSimulatorPages(
  app: FastifyInstance,
  world: SimulatedWorld,
  runtime: Runtime,
  publicUrl: string,
): Promise<void> {
  const parts = { world, runtime, publicUrl };
  await app.register((scope, _options, done) => {
    acceptForms(scope);
    registerAssets(scope);
    registerDemo(scope, parts);
    registerBoard(scope, parts);
    registerDecisions(scope, parts);
    registerDataRequests(scope, parts);
    done();
  });
}

function registerAssets(app: FastifyInstance): void {
  for (const { name, mediaType, content } of assets) {
    app.get(`/simulador/assets/${name}`, (_request, reply) => reply.header('content-type', mediaType).send(content));
  }
}

function registerDemo(app: FastifyInstance, { runtime, publicUrl }: SimulatorParts): void {
  const { channels } = runtime;
  app.get('/demo', (_request, reply) => sendPage(reply, demoPage(channels.all, publicUrl), publicUrl));
  // Also by GET: a phone that reads the code can do nothing else. Not by HEAD: looking makes no link.
  app.route<{ Params: { code: string } }>({
    method: ['GET', 'POST'],
    url: '/demo/:code',
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      if (channels.byCode(request.params.code) === undefined) throw new ProblemError('configuration.missing');
      const hash = await newLink(runtime, request.params.code, callerOf(request));
      return reply.redirect(`/?agx_hash=${hash}`, 303);
    },
  });
}

function registerBoard(app: FastifyInstance, { world, runtime, publicUrl }: SimulatorParts): void {
  const look = async (): Promise<Board> => {
    const [pending, messages, effects, givenUp, dataRequests] = await Promise.all([
      world.decisions.list(),
      world.messaging.sent(null),
      listEffects(runtime.db, null),
      listGivenUp(runtime.db, []),
      openDataRequests(runtime),
    ]);
    return { pending, messages, effects, givenUp, dataRequests };
  };
  app.get('/simulador', async (_request, reply) => sendPage(reply, boardPage(await look()), publicUrl));
  app.get('/simulador/painel', async () =>
    Object.fromEntries(Object.entries(boardParts(await look())).map(([id, { markup }]) => [id, markup])),
  );
  app.get('/simulador/mensagens', ({ query }) => world.messaging.sent(textOf(query, 'para')));
  app.get('/simulador/pendentes', () => world.decisions.list());
  app.get('/simulador/pedidos', ({ query }) =>
    listLenderQuestions(runtime.db, runtime.keyring, textOf(query, 'proposta') ?? ''),
  );
  app.get('/simulador/efeitos', ({ query }) => listEffects(runtime.db, textOf(query, 'proposta')));
}
