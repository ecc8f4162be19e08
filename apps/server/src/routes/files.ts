import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { isPicture } from '../channels/isPicture.ts';
import { fontIn } from './template.ts';

const YEAR_SECONDS = 31_536_000;

/** The portal's built files (named by their content, so kept for a year) and the partners' own pictures. */
export async function registerFiles(app: FastifyInstance, portal: string, partners: string): Promise<void> {
  const font = fontIn(portal, 'Montserrat');
  // For pages that are not built: they cannot know its name.
  if (font !== null) app.get('/assets/fonte.woff2', (_request, reply) => reply.redirect(font));
  await app.register(fastifyStatic, {
    root: path.join(portal, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: YEAR_SECONDS * 1000,
    preCompressed: true,
    // What never changes is never asked about again, and a script is read whole: that is 150 bytes less for each file.
    ...{ etag: false, lastModified: false, acceptRanges: false },
    decorateReply: false,
  });
  await app.register(fastifyStatic, {
    root: partners,
    prefix: '/marcas/',
    maxAge: 3_600_000,
    decorateReply: false,
    allowedPath: isPicture,
  });
}
