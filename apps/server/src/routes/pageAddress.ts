import type { FastifyRequest } from 'fastify';

/* What the address of a page says. */

export const hashInAddress = (request: FastifyRequest): string | null =>
  queryOf(request, 'Agx_hash') ?? queryOf(request, 'agx_hash');

/** Null where it is missing or empty. */
export function queryOf({ query }: FastifyRequest, name: string): string | null {
  if (typeof query !== 'object' || query === null) return null;
  const value: unknown = Reflect.get(query, name);
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Pages for those who build flows: no link, and the colours of the channel that the address names. */
export const isPreview = ({ url }: FastifyRequest): boolean => /^\/(componentes|passos)(\?|$)/.test(url);

/** Where a journey begins; every other path is a step of one, or a page of its own. */
export const isAtHome = ({ url }: FastifyRequest): boolean => /^\/(\?|$)/.test(url);

/** What a link may carry that leads further than to the beginning. */
const further = ['token', 'jwtToken', 'redo_step', 'userOfficeToken'] as const;

/** Another step than the one where the journey stands, or somebody else than the customer. */
export const leadsElsewhere = (request: FastifyRequest): boolean =>
  further.some((name) => queryOf(request, name) !== null);

export const saysMore = (request: FastifyRequest): boolean =>
  queryOf(request, 'comecar') !== null || leadsElsewhere(request);

/** Nobody came here: a picture or a frame that names the address, a browser that fetches ahead, a look at the headers. */
export const isOnlyALook = ({ method, headers }: FastifyRequest): boolean =>
  method === 'HEAD' ||
  /prefetch/.test(String(headers['sec-purpose'] ?? headers.purpose ?? '')) ||
  ![undefined, 'document'].some((dest) => headers['sec-fetch-dest'] === dest);

/** Another site sent them here, whether they wished it or not. */
export const isSentByOthers = ({ headers }: FastifyRequest): boolean => headers['sec-fetch-site'] === 'cross-site';
