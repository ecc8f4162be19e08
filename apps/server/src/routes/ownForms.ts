import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { digestOf } from '../platform/digest.ts';
import { html, type Markup } from '../platform/html.ts';
import { randomId } from '../platform/ids.ts';
import { ProblemError } from '../platform/problemError.ts';
import type { Runtime } from '../flows/runtime/runtime.ts';
import { textOf } from './forms.ts';
import { isOperators } from './operatorPaths.ts';

interface FormParts {
  readonly runtime: Pick<Runtime, 'keyring'>;
  readonly secure: boolean;
  readonly publicUrl: string;
}

/** With the prefix no other name of the same house can set it. */
const cookieName = (secure: boolean): string => (secure ? '__Host-operator_form' : 'operator_form');
const FIELD = 'ficha';
const REFUSAL = 'Este formulário não vale mais. Volte, recarregue a página e envie de novo.';

/** Origins are told to our own forms alone: with `no-referrer` a browser would call each of them `null`. */
export const formHeaders = { 'referrer-policy': 'same-origin' } as const;

const cookieIn = (request: FastifyRequest, secure: boolean): string | null =>
  request.server.parseCookie(request.headers.cookie ?? '')[cookieName(secure)] || null;

const tokenOf = ({ keyring }: FormParts['runtime'], cookie: string): string =>
  keyring.keyedHash(cookie, 'operator-form').toString('base64url');

/** What stands in each form of these pages, and the cookie without which it says nothing. */
export function formField(
  { runtime, secure }: Pick<FormParts, 'runtime' | 'secure'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Markup {
  const known = cookieIn(request, secure);
  const cookie = known ?? randomId();
  if (known === null)
    void reply.setCookie(cookieName(secure), cookie, { path: '/', httpOnly: true, sameSite: 'strict', secure });
  return html`<input type="hidden" name="${FIELD}" value="${tokenOf(runtime, cookie)}" />`;
}

/** Of their calls each names the application in a header, which another site cannot send unasked: they need no token. */
const isCall = ({ routeOptions }: FastifyRequest): boolean => routeOptions.url?.startsWith('/unauth/') === true;

const isTheirWriting = (request: FastifyRequest): boolean =>
  !['GET', 'HEAD', 'OPTIONS'].includes(request.method) && isOperators(request) && !isCall(request);

/** A page of another site cannot send it without asking first, and nobody answers it. */
const isJson = ({ headers }: FastifyRequest): boolean => /^application\/json\b/i.test(headers['content-type'] ?? '');

/** Who names no origin is a program; `null` is a page that hides where it is. */
function isFromElsewhere({ headers, host }: FastifyRequest, publicUrl: string): boolean {
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return true;
  if (origin === undefined) return false;
  return !URL.canParse(origin) || (origin !== new URL(publicUrl).origin && new URL(origin).host !== host);
}

/** What operators write comes from their own pages, or from a program that is in: in every mode. */
export function guardForms(app: FastifyInstance, { runtime, publicUrl, secure }: FormParts): void {
  app.addHook('onRequest', async (request) => {
    if (!isTheirWriting(request)) return;
    if (isFromElsewhere(request, publicUrl)) throw new ProblemError('access.forbidden', { message: REFUSAL });
  });
  // The token stands in the body.
  app.addHook('preHandler', async (request) => {
    if (!isTheirWriting(request) || isJson(request)) return;
    const cookie = cookieIn(request, secure);
    const told = digestOf(textOf(request.body, FIELD) ?? '');
    const isOurs = cookie !== null && timingSafeEqual(told, digestOf(tokenOf(runtime, cookie)));
    if (!isOurs) throw new ProblemError('access.forbidden', { message: REFUSAL });
  });
}
