import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { digestOf } from '../platform/digest.ts';
import type { Mode } from '../platform/mode.ts';
import { ProblemError } from '../platform/problemError.ts';
import { takeOne } from '../flows/runtime/limit.ts';
import type { Runtime } from '../flows/runtime/runtime.ts';
import { networkFrom } from './edge.ts';

interface OperatorParts {
  readonly runtime: Runtime;
  readonly mode: Mode;
  readonly operatorSecret: string | null;
  readonly secure: boolean;
}

/** What watches, steers or describes: the simulated world, previews, numbers, the API. */
const theirs =
  /^\/(simulador|demo|componentes|passos|metrics|docs|openapi\.json|unauth\/product-self-contract\/preview)(?=[/?]|$)/;

const COOKIE = 'operator';
const HOURS = 12;
const WRONG_PER_HOUR = 30;

/**
 * Keeps the operators' pages to operators: in development they are open, since nobody else reaches it; elsewhere they ask for the secret
 * (any name, the secret as password; a browser keeps a cookie then), and without a secret they are not there.
 */
export function guardOperators(app: FastifyInstance, { runtime, mode, operatorSecret, secure }: OperatorParts): void {
  if (mode === 'development') return;
  app.addHook('onRequest', async (request, reply) => {
    // By what the router made of it: it reads addresses that look like others. A page of the portal has no route of its own.
    if (!theirs.test(request.routeOptions.url ?? '') && !theirs.test(plainPath(request.url))) return;
    if (operatorSecret === null) throw new ProblemError('route.notFound');
    const pass = digestOf(`operator:${operatorSecret}`);
    if (same(cookieIn(request), pass.toString('base64url'))) return;
    const told = passwordIn(request);
    if (told === null) return ask(reply);
    await takeOne(runtime, `operator:${networkFrom(request)}`, WRONG_PER_HOUR, 3600);
    if (!same(told, operatorSecret)) return ask(reply);
    await runtime.limiter.giveBack(`operator:${networkFrom(request)}`);
    const options = { path: '/', httpOnly: true, sameSite: 'strict', secure, maxAge: HOURS * 3600 } as const;
    void reply.setCookie(COOKIE, pass.toString('base64url'), options);
  });
}

/** As the router reads it: `/%64emo`, `/demo#` and `http://any.host/demo` are `/demo`. */
function plainPath(url: string): string {
  const [path = ''] = url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').split(/[?#;]/);
  try {
    return decodeURIComponent(path).replace(/\/+/g, '/');
  } catch {
    return url;
  }
}

const ask = (reply: FastifyReply): FastifyReply =>
  reply
    .status(401)
    .headers({
      'www-authenticate': 'Basic realm="Passo", charset="UTF-8"',
      'content-type': 'text/plain; charset=utf-8',
    })
    .send('Esta página é só para quem opera o Passo.\n');

/** Compared by digests: equally long, whatever was told. */
const same = (told: string | null, expected: string): boolean =>
  told !== null && timingSafeEqual(digestOf(told), digestOf(expected));

const cookieIn = (request: FastifyRequest): string | null =>
  request.server.parseCookie(request.headers.cookie ?? '')[COOKIE] ?? null;

function passwordIn({ headers }: FastifyRequest): string | null {
  const encoded = /^Basic (.+)$/i.exec(headers.authorization ?? '')?.[1];
  if (encoded === undefined) return null;
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  return text.slice(text.indexOf(':') + 1);
}
