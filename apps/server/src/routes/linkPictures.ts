import type { FastifyInstance } from 'fastify';
import { linkPicture } from '../pages/linkPicture.ts';
import { ProblemError } from '../platform/problemError.ts';
import { parameterOf, type RouteParts } from './call.ts';
import { hostRule } from './hosts.ts';

const DAY_SECONDS = 86_400;

/** The picture that a messenger shows beside a link, drawn once for each channel. */
export function registerLinkPictures(
  app: FastifyInstance,
  { runtime, publicUrl }: Pick<RouteParts, 'runtime' | 'publicUrl'>,
): void {
  const drawn = new Map<string, Promise<Buffer>>();
  app.get('/previa/:name', async (request, reply) => {
    const code = /^(.*)\.png$/.exec(parameterOf(request, 'name'))?.[1];
    const channel = runtime.channels.byCode(code ?? '');
    const rule = hostRule(runtime.channels, request.hostname, publicUrl);
    if (channel === undefined || !rule.shows(channel)) throw new ProblemError('route.notFound');
    const picture = drawn.get(channel.code) ?? linkPicture(channel);
    drawn.set(channel.code, picture);
    // A drawing that failed is tried again.
    picture.catch(() => drawn.delete(channel.code));
    return reply
      .headers({
        'content-type': 'image/png',
        'cache-control': `public, max-age=${DAY_SECONDS}`,
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(await picture);
  });
}
