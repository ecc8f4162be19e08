import fastifyCompress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { constants } from 'node:zlib';

/** Below this a packed answer is no smaller on the wire: it is one packet either way. */
const LEAST_BYTES = 1024;
/** A third of the time of the usual 11 for a few percent of the bytes. */
const QUALITY = 5;

/** Pages, answers and pictures of text travel packed. What is an event stream, or packed already, goes as it is. */
export async function packAnswers(app: FastifyInstance): Promise<void> {
  await app.register(fastifyCompress, {
    encodings: ['br', 'gzip'],
    threshold: LEAST_BYTES,
    customTypes: /^(?:text\/(?:html|css|javascript)|application\/(?:json|javascript)|image\/svg\+xml)/,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } },
  });
}
