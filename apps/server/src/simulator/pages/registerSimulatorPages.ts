import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Channel } from '../../channels/channel.ts';
import type { Runtime } from '../../flows/runtime/runtime.ts';
import { newLink } from '../../flows/access/links.ts';
import { openDataRequests } from '../../flows/mydata/myData.ts';
import { openPersonChecks } from '../../flows/outside/personChecks.ts';
import { ProblemError } from '../../platform/problemError.ts';
import { callerOf } from '../../routes/edge.ts';
import { isOnlyALook, isSentByOthers } from '../../routes/pageAddress.ts';
import { listGivenUp } from '../../repositories/givenUpRepository.ts';
import { listEffects } from '../effects.ts';
import { listLenderQuestions } from '../lenderQuestions.ts';
import type { SimulatedWorld } from '../world.ts';
import { assets } from './assets.ts';
import { boardPage, boardParts, type Board } from './boardPage.ts';
import { demoPage, type ShownChannel } from './demoPage.ts';
import { acceptForms, textOf } from '../../routes/forms.ts';
import { registerDataRequests } from './registerDataRequests.ts';
import { registerDecisions } from './registerDecisions.ts';
import { registerPersonChecks } from './registerPersonChecks.ts';
import { registerWalk } from './registerWalk.ts';
import { fieldFor, sendPage, type SimulatorParts } from './sendPage.ts';

interface PagesParts {
  readonly publicUrl: string;
  /** Of the portal's calls; null where somebody real is asked of a person: nobody is made up for them. */
  readonly bearer: string | null;
}

/** `/demo` and `/simulador`: how a person watches and steers the simulated world. Only where there is one. */
export async function registerSimulatorPages(
  app: FastifyInstance,
  world: SimulatedWorld,
  runtime: Runtime,
  { publicUrl, bearer }: PagesParts,
): Promise<void> {
  const parts = { world, runtime, publicUrl };
  await app.register((scope, _options, done) => {
    acceptForms(scope);
    registerAssets(scope);
    registerDemo(scope, parts, bearer !== null);
    if (bearer !== null) registerWalk(scope, { ...parts, bearer });
    registerBoard(scope, parts);
    registerDecisions(scope, parts);
    registerDataRequests(scope, parts);
    registerPersonChecks(scope, parts);
    done();
  });
}

function registerAssets(app: FastifyInstance): void {
  for (const { name, mediaType, content } of assets) {
    app.get(`/simulador/assets/${name}`, (_request, reply) => reply.header('content-type', mediaType).send(content));
  }
}

function registerDemo(app: FastifyInstance, parts: SimulatorParts, isWalked: boolean): void {
  const { runtime, publicUrl } = parts;
  const { channels } = runtime;
  app.get('/demo', async (request, reply) => {
    const shown = await Promise.all(channels.all.map((channel) => shownChannel(runtime, channel, isWalked)));
    return sendPage(reply, demoPage(shown, publicUrl, fieldFor(parts, request, reply)), publicUrl);
  });
  // Also by GET: a phone that reads the code can do nothing else. Not by HEAD: looking makes no link.
  app.route<{ Params: { code: string } }>({
    method: ['GET', 'POST'],
    url: '/demo/:code',
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      if (channels.byCode(request.params.code) === undefined) throw new ProblemError('configuration.missing');
      // Another page, or a browser that fetches ahead, makes no link: they see the shop window.
      if (request.method === 'GET' && (isSentByOthers(request) || isOnlyALook(request)))
        return reply.redirect('/demo', 303);
      const hash = await newLink(runtime, request.params.code, callerOf(request));
      return reply.redirect(`/?agx_hash=${hash}`, 303);
    },
  });
}

const shownChannel = async (runtime: Runtime, channel: Channel, isWalked: boolean): Promise<ShownChannel> => ({
  ...channel,
  flow: isWalked ? (await runtime.versions(channel.flowVersion)).flow : null,
});

function registerBoard(app: FastifyInstance, parts: SimulatorParts): void {
  const { world, runtime, publicUrl } = parts;
  const look = async (request: FastifyRequest, reply: FastifyReply): Promise<Board> => {
    const field = fieldFor(parts, request, reply);
    const [pending, messages, effects, givenUp, dataRequests, personChecks] = await Promise.all([
      world.decisions.list(),
      world.messaging.sent(null),
      listEffects(runtime.db, null),
      listGivenUp(runtime.db, []),
      openDataRequests(runtime),
      openPersonChecks(runtime),
    ]);
    return { pending, messages, effects, givenUp, dataRequests, personChecks, field };
  };
  app.get('/simulador', async (request, reply) => sendPage(reply, boardPage(await look(request, reply)), publicUrl));
  app.get('/simulador/painel', async (request, reply) =>
    Object.fromEntries(Object.entries(boardParts(await look(request, reply))).map(([id, { markup }]) => [id, markup])),
  );
  app.get('/simulador/mensagens', ({ query }) => world.messaging.sent(textOf(query, 'para')));
  app.get('/simulador/pendentes', () => world.decisions.list());
  app.get('/simulador/pedidos', ({ query }) =>
    listLenderQuestions(runtime.db, runtime.keyring, textOf(query, 'proposta') ?? ''),
  );
  app.get('/simulador/efeitos', ({ query }) => listEffects(runtime.db, textOf(query, 'proposta')));
}
