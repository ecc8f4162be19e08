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

/** A browser's, that was in once. */
export const DEVICE_COOKIE = 'operator_device';

/** What a browser shows of itself; null where it shows nothing. */
export function shownBy(request: FastifyRequest): { readonly session: string | null; readonly device: string | null } {
  const cookies = request.server.parseCookie(request.headers.cookie ?? '');
  return { session: cookies[SESSION_COOKIE] || null, device: cookies[DEVICE_COOKIE] || null };
}
