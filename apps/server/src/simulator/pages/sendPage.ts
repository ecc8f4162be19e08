import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Runtime } from '../../flows/runtime/runtime.ts';
import { pageHeaders } from '../../platform/headers.ts';
import type { Markup } from '../../platform/html.ts';
import { formField, formHeaders } from '../../routes/ownForms.ts';
import { DOOR } from '../../routes/operatorPaths.ts';
import type { SimulatedWorld } from '../world.ts';
import { page, type PageParts } from './shell.ts';

/** What the simulator's pages are made from. */
export interface SimulatorParts {
  readonly world: SimulatedWorld;
  readonly runtime: Runtime;
  readonly publicUrl: string;
}

/** What stands in each form of a page. */
export const fieldFor = (
  { runtime, publicUrl }: SimulatorParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Markup => formField({ runtime, secure: publicUrl.startsWith('https:') }, request, reply);

/** A page without a menu may stand within the customer's own. */
export const sendPage = (reply: FastifyReply, parts: PageParts, publicUrl: string): FastifyReply =>
  reply
    .headers({
      ...pageHeaders({ framedBy: parts.bare === true ? "'self'" : "'none'" }, publicUrl.startsWith('https:')),
      ...formHeaders,
      'content-type': 'text/html; charset=utf-8',
    })
    .send(page(parts, reply.server.hasRoute({ method: 'GET', url: DOOR })));
