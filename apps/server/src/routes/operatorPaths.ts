import type { FastifyRequest } from 'fastify';

/** Where operators come in. */
export const DOOR = '/operador';

/** What watches, steers or describes: the simulated world, previews, numbers, the API. */
const theirs =
  /^\/(operador|simulador|demo|componentes|passos|metrics|docs|openapi\.json|unauth\/product-self-contract\/preview)(?=[/?]|$)/;

/** By what the router made of it: it reads addresses that look like others. A page of the portal has no route of its own. */
export const isOperators = (request: FastifyRequest): boolean =>
  theirs.test(request.routeOptions.url ?? '') || theirs.test(plainPath(request.url));

/** As the router reads it: `/%64emo`, `/demo#` and `http://any.host/demo` are `/demo`. */
export function plainPath(url: string): string {
  const [path = ''] = url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').split(/[?#;]/);
  try {
    return decodeURIComponent(path).replace(/\/+/g, '/');
  } catch {
    return url;
  }
}

/** A browser's, that is in. */
export const SESSION_COOKIE = 'operator';

export const sessionIn = (request: FastifyRequest): string | null =>
  request.server.parseCookie(request.headers.cookie ?? '')[SESSION_COOKIE] || null;
