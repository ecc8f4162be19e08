import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HOUSE_COLORS, themeCss, themeTokens } from '@passo/domain';
import { coloursOf } from '../../channels/coloursOf.ts';
import { apiHeaders } from '../../platform/headers.ts';
import { ProblemError } from '../../platform/problemError.ts';
import type { Pending } from '../decisions.ts';
import type { SimulatedWorld } from '../world.ts';
import { textOf } from '../../routes/forms.ts';
import { fieldFor, sendPage, type SimulatorParts } from './sendPage.ts';
import { signaturePage } from './signaturePage.ts';
import { signedWith } from './signedWith.ts';

const REASON_LENGTH = 300;

/** What a person outside decides, from the board, from the signature's page or from a test. */
export function registerDecisions(app: FastifyInstance, parts: SimulatorParts): void {
  const { world } = parts;
  app.post('/simulador/decisoes/:reference', (request, reply) => decide(world, request, reply));
  registerSignature(app, parts);
}

/** The page of whoever signs, in the colours of the partner that it stands within, and its paper. */
function registerSignature(app: FastifyInstance, parts: SimulatorParts): void {
  const { world, runtime, publicUrl } = parts;
  app.get('/simulador/assinatura/:reference', async (request, reply) => {
    const pending = await envelopeOf(world, request.params);
    const { bound } = await signedWith(runtime, pending.proposal);
    return sendPage(reply, signaturePage(pending, bound, fieldFor(parts, request, reply)), publicUrl);
  });
  app.get('/simulador/assinatura/:reference/marca.css', async ({ params }, reply) => {
    const { channel } = await signedWith(runtime, (await envelopeOf(world, params)).proposal);
    const colours = channel === undefined ? HOUSE_COLORS : coloursOf(channel);
    return reply.type('text/css; charset=utf-8').send(themeCss(themeTokens(colours)));
  });
  app.get('/simulador/assinatura/:reference/documento', async ({ params }, reply) => {
    const { question, proposal } = await envelopeOf(world, params);
    const document = await runtime.storage.get(textOf(question, 'document') ?? '', proposal);
    if (document === null) throw new ProblemError('route.notFound');
    return reply
      .headers({
        ...apiHeaders,
        'content-type': document.mediaType,
        // The browser's own viewer styles itself inline.
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
        'content-disposition': 'inline; filename="contrato.pdf"',
      })
      .send(document.content);
  });
}

async function pendingOf(world: SimulatedWorld, params: unknown): Promise<Pending> {
  const pending = await world.decisions.find(textOf(params, 'reference') ?? '');
  if (pending === null) throw new ProblemError('route.notFound');
  return pending;
}

/** Only a signature has a page and a paper of its own. */
async function envelopeOf(world: SimulatedWorld, params: unknown): Promise<Pending> {
  const pending = await pendingOf(world, params);
  if (pending.operation !== 'signature.collect') throw new ProblemError('route.notFound');
  return pending;
}

/** Safe to repeat: the first decision stands, and every answer says which one that is. */
async function decide(world: SimulatedWorld, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { reference } = await pendingOf(world, request.params);
  const decision = textOf(request.body, 'decision');
  if (decision !== 'approve' && decision !== 'refuse') throw new ProblemError('body.unreadable');
  const reason = textOf(request.body, 'reason')?.slice(0, REASON_LENGTH) ?? '';
  await world.decide(reference, decision === 'approve', reason);
  if (request.headers['content-type']?.startsWith('application/json') === true) {
    const { decision: stands } = await pendingOf(world, request.params);
    return reply.send({ data: { reference, decision: stands } });
  }
  const back = textOf(request.body, 'back') === 'assinatura' ? `/simulador/assinatura/${reference}` : '/simulador';
  return reply.redirect(back, 303);
}
