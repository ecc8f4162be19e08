import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { OPERATOR_DEVICE_SECONDS, rememberDevice } from '../flows/access/operatorDevice.ts';
import {
  closeOperatorSession,
  closeOperatorSessions,
  judgeOperator,
  openOperatorSession,
  SESSION_SECONDS,
} from '../flows/access/operatorSession.ts';
import { operatorPage, operatorStyle, type DoorWords, type Place } from '../pages/operatorPage.ts';
import type { Runtime } from '../flows/runtime/runtime.ts';
import { pageHeaders } from '../platform/headers.ts';
import type { Mode } from '../platform/mode.ts';
import { networkFrom } from './edge.ts';
import { acceptForms, textOf } from './forms.ts';
import { formField, formHeaders } from './ownForms.ts';
import { DEVICE_COOKIE, DOOR, SESSION_COOKIE, shownBy } from './operatorPaths.ts';

export interface OperatorParts {
  readonly runtime: Runtime;
  readonly mode: Mode;
  readonly operatorSecret: string | null;
  readonly secure: boolean;
}

/** What operators open; a mode has some of it. */
const places: readonly Place[] = [
  { href: '/simulador', name: 'Abrir o simulador' },
  { href: '/demo', name: 'Abrir a demonstração' },
  { href: '/docs', name: 'Abrir a documentação' },
];

type Door = Omit<DoorWords, 'field'> & { readonly status: number };

/** The page that asks for the secret. */
export const sendDoor = (
  parts: OperatorParts,
  request: FastifyRequest,
  reply: FastifyReply,
  { status, ...words }: Door,
): FastifyReply =>
  reply
    .status(status)
    .headers({ ...pageHeaders({ styles: [operatorStyle] }, parts.secure), ...formHeaders })
    .header('content-type', 'text/html; charset=utf-8')
    .send(operatorPage({ ...words, field: formField(parts, request, reply) }));

/** A path of ours: what names a host, or could be read as one, leads to the beginning. */
const ownPath = (text: string | null): string => (text !== null && /^\/(?![/\\])[^\s\\]*$/.test(text) ? text : DOOR);

/** In and out, where there is a secret to ask for. */
export async function registerOperatorDoor(app: FastifyInstance, parts: OperatorParts): Promise<void> {
  const { runtime, mode, operatorSecret: secret } = parts;
  if (mode === 'development' || secret === null) return;
  await app.register((scope, _options, done) => {
    acceptForms(scope);
    scope.get(DOOR, async (request, reply) => {
      const shown = { ...shownBy(request), password: null, byProgram: false };
      const entry = await judgeOperator(runtime, secret, shown, networkFrom(request));
      if (entry === 'wrong') void reply.clearCookie(SESSION_COOKIE, { path: '/' });
      const opened =
        entry === 'in' ? { places: places.filter(({ href }) => scope.hasRoute({ method: 'GET', url: href })) } : {};
      return sendDoor(parts, request, reply, { back: DOOR, ...opened, status: 200 });
    });
    scope.post(DOOR, (request, reply) => enter(parts, secret, request, reply));
    scope.post(`${DOOR}/sair`, async (request, reply) => {
      const everybody = textOf(request.body, 'quem') === 'todos';
      await (everybody
        ? closeOperatorSessions(runtime)
        : closeOperatorSession(runtime, secret, shownBy(request).session ?? ''));
      if (everybody) void reply.clearCookie(DEVICE_COOKIE, { path: '/' });
      return reply.clearCookie(SESSION_COOKIE, { path: '/' }).redirect(DOOR, 303);
    });
    done();
  });
}

async function enter(
  parts: OperatorParts,
  secret: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const back = ownPath(textOf(request.body, 'voltar'));
  const { device } = shownBy(request);
  const shown = { session: null, device, password: textOf(request.body, 'segredo') ?? '', byProgram: false };
  const entry = await judgeOperator(parts.runtime, secret, shown, networkFrom(request));
  if (typeof entry === 'object') {
    void reply.header('retry-after', String(entry.retryAfterSeconds));
    return sendDoor(parts, request, reply, { back, problem: 'locked', status: 429 });
  }
  if (entry !== 'in') return sendDoor(parts, request, reply, { back, problem: 'wrong', status: 401 });
  await keepCookies(parts, secret, device, reply);
  return reply.redirect(back, 303);
}

/** Of who is in now, and of the browser, by which it is known when they are not any more. */
async function keepCookies(
  { runtime, secure }: OperatorParts,
  secret: string,
  device: string | null,
  reply: FastifyReply,
): Promise<void> {
  const session = await openOperatorSession(runtime, secret);
  const known = await rememberDevice(runtime, secret, device);
  const options = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const;
  void reply.setCookie(SESSION_COOKIE, session, { ...options, maxAge: SESSION_SECONDS });
  void reply.setCookie(DEVICE_COOKIE, known, { ...options, maxAge: OPERATOR_DEVICE_SECONDS });
}
