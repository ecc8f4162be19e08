import fastifyCookie from '@fastify/cookie';
import fastifyMultipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import { apiHeaders } from './platform/headers.ts';
import type { Metrics } from './platform/metrics.ts';
import { registerCall, type RouteParts, type Routes } from './routes/call.ts';
import { routes } from './routes/calls.ts';
import { answerProblems } from './routes/edge.ts';
import { registerFiles } from './routes/files.ts';
import { registerOperatorDoor } from './routes/operatorDoor.ts';
import { guardOperators } from './routes/operators.ts';
import { guardForms } from './routes/ownForms.ts';
import { registerLinkPictures } from './routes/linkPictures.ts';
import { registerOperations } from './routes/operations.ts';
import { registerPage } from './routes/page.ts';
import { packAnswers } from './routes/packing.ts';
import { registerPoll } from './routes/poll.ts';
import { registerPreviews } from './routes/previews.ts';
import { guardReach } from './routes/reach.ts';
import { registerRefusedMethods } from './routes/refusedMethods.ts';
import { refuseAddress } from './routes/refuseAddress.ts';
import { registerStreams } from './routes/streams.ts';
import { registerWebhooks } from './routes/webhooks.ts';

interface AppParts extends RouteParts {
  readonly metrics: Metrics;
  readonly version: string;
  readonly trustedProxies: number;
  readonly operatorSecret: string | null;
  /** Folder of the built portal, or null where it is served by somebody else. */
  readonly portal: string | null;
  /** Folder of the partners, for their pictures. */
  readonly partners: string;
  /** Pages of the simulated world, where there is one. */
  readonly extend?: (app: FastifyInstance) => Promise<void>;
}

/** The HTTP side of one server process. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const app = Fastify({
    logger: false,
    trustProxy: (_address, hop) => hop < parts.trustedProxies,
    routerOptions: { maxParamLength: 128 },
    frameworkErrors: refuseAddress,
  });
  // JSON and forms with photos are all that is spoken here.
  app.removeContentTypeParser('text/plain');
  answerProblems(app, parts.runtime.logger, parts.runtime.limiter);
  observe(app, parts.metrics);
  // Cookies are read where somebody asks for them.
  await app.register(fastifyCookie, { hook: false });
  await app.register(fastifyMultipart);
  await packAnswers(app);
  guardReach(app, parts.mode);
  guardForms(app, parts);
  guardOperators(app, parts);
  for (const name of Object.keys(routes)) registerNamed(app, parts, name);
  registerPoll(app, parts);
  registerStreams(app, parts);
  registerPreviews(app, parts);
  registerRefusedMethods(app);
  await registerWebhooks(app, parts);
  await registerOperatorDoor(app, parts);
  registerOperations(app, parts, parts.metrics, parts.version);
  await parts.extend?.(app);
  if (parts.portal !== null) {
    await registerFiles(app, parts.portal, parts.partners);
    registerLinkPictures(app, parts);
    registerPage(app, parts, parts.portal);
  }
  await app.ready();
  return app;
}

function registerNamed(app: FastifyInstance, parts: RouteParts, name: string): void {
  if (isCall(name)) registerCall(app, parts, name, routes[name]);
}

const isCall = (name: string): name is keyof Routes => Object.hasOwn(routes, name);

function observe(app: FastifyInstance, metrics: Metrics): void {
  // Called back, not awaited: these run for every request.
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(apiHeaders);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    metrics.observeHttp({
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
    done();
  });
}
