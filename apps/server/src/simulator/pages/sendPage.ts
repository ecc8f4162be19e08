import type { FastifyReply } from 'fastify';
import type { Runtime } from '../../flows/runtime/runtime.ts';
import { pageHeaders } from '../../platform/headers.ts';
import type { SimulatedWorld } from '../world.ts';

/** What the simulator's pages are made from. */
export interface SimulatorParts {
  readonly world: SimulatedWorld;
  readonly runtime: Runtime;
  readonly publicUrl: string;
}

export const sendPage = (reply: FastifyReply, markup: string, publicUrl: string): FastifyReply =>
  reply
    .headers({ ...pageHeaders({}, publicUrl.startsWith('https:')), 'content-type': 'text/html; charset=utf-8' })
    .send(markup);
