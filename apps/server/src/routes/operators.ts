import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { judgeOperator, type Entry } from '../flows/access/operatorSession.ts';
import { ProblemError } from '../platform/problemError.ts';
import { networkFrom } from './edge.ts';
import { sendDoor, type OperatorParts } from './operatorDoor.ts';
import { DOOR, isOperators, plainPath, SESSION_COOKIE, shownBy } from './operatorPaths.ts';

/**
 * Keeps the operators' pages to operators: in development they are open, since nobody else reaches it; elsewhere a browser asks for the
 * secret on a page and keeps a session, a program brings it with each request (Basic: any name, the secret as password); and without a
 * secret they are not there.
 */
export function guardOperators(app: FastifyInstance, parts: OperatorParts): void {
  const { runtime, mode, operatorSecret } = parts;
  if (mode === 'development') return;
  app.addHook('onRequest', async (request, reply) => {
    if (!isOperators(request)) return;
    if (operatorSecret === null) throw new ProblemError('route.notFound');
    if (plainPath(request.url) === DOOR && request.routeOptions.url === DOOR) return;
    const password = passwordIn(request);
    const shown = { ...shownBy(request), password, byProgram: password !== null };
    const entry = await judgeOperator(runtime, operatorSecret, shown, networkFrom(request));
    if (entry !== 'in') return refuse(parts, request, reply, entry);
  });
}

/** Whose session is over, or none, is not asked for it again and again. */
function refuse(
  parts: OperatorParts,
  request: FastifyRequest,
  reply: FastifyReply,
  entry: Exclude<Entry, 'in'>,
): FastifyReply {
  if (typeof entry === 'object') throw new ProblemError('rate.limited', entry);
  if (entry === 'wrong') void reply.clearCookie(SESSION_COOKIE, { path: '/' });
  const isPage = request.method === 'GET' && /\btext\/html\b/.test(request.headers.accept ?? '');
  if (isPage) return sendDoor(parts, request, reply, { back: request.url, status: 401 });
  return reply
    .status(401)
    .headers({
      'www-authenticate': 'Basic realm="Passo", charset="UTF-8"',
      'content-type': 'text/plain; charset=utf-8',
    })
    .send('Esta página é só para quem opera o Passo.\n');
}

function passwordIn({ headers }: FastifyRequest): string | null {
  const encoded = /^Basic (.+)$/i.exec(headers.authorization ?? '')?.[1];
  if (encoded === undefined) return null;
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  return text.slice(text.indexOf(':') + 1);
}
