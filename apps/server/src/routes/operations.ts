import { openApi } from '@passo/contract';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../platform/metrics.ts';
import { docsPage } from './docs.ts';
import { pageHeaders } from '../platform/headers.ts';
import type { RouteParts } from './call.ts';

/** For operators and developers: alive, ready, measured, described. */
export function registerOperations(
  app: FastifyInstance,
  { runtime, secure }: RouteParts,
  metrics: Metrics,
  version: string,
): void {
  // Made when first asked for: few processes ever are.
  const description = once(() => openApi(version));
  const docs = once(() => docsPage(description()));
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    try {
      await runtime.db.query('select 1');
      return { status: 'ready' };
    } catch {
      return reply.status(503).send({ status: 'database unreachable' });
    }
  });
  app.get('/metrics', async (_request, reply) => {
    const { contentType, body } = await metrics.render();
    return reply.header('content-type', contentType).send(body);
  });
  app.get('/openapi.json', async () => description());
  app.get('/docs', async (_request, reply) =>
    reply
      .headers({ ...pageHeaders({ styles: [docs().style] }, secure), 'content-type': 'text/html; charset=utf-8' })
      .send(docs().html),
  );
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
