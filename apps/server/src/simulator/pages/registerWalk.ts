import type { DataOf } from '@passo/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Channel } from '../../channels/channel.ts';
import { environmentOf } from '../../flows/access/access.ts';
import { ProblemError } from '../../platform/problemError.ts';
import { addressOf } from '../../routes/edge.ts';
import { textOf } from '../../routes/forms.ts';
import type { Surroundings } from '../walk/act.ts';
import { GOOD_ENDING, outcomesOf, stopsOf } from '../walk/offer.ts';
import { somebody } from '../walk/person.ts';
import { walk, type Walked } from '../walk/walk.ts';
import { Walker } from '../walk/walker.ts';
import { CallRefused, WalkedBrowser, type Send } from '../walk/wire.ts';
import { sendPage, type SimulatorParts } from './sendPage.ts';
import { strandedPage } from './strandedPage.ts';

/** Services that answer at their usual pace are through in half of it. Longer than that no browser should wait for a page. */
const SECONDS = 60;

interface WalkParts extends SimulatorParts {
  /** Of the application that the portal is: the walk speaks its calls. */
  readonly bearer: string;
}

/** `/demo/<channel>/andar`: a new proposal, walked from its link to a step, and opened there in this very browser. */
export function registerWalk(app: FastifyInstance, parts: WalkParts): void {
  app.post<{ Params: { code: string } }>('/demo/:code/andar', async (request, reply) => {
    const channel = parts.runtime.channels.byCode(request.params.code);
    if (channel === undefined) throw new ProblemError('configuration.missing');
    const { flow } = await parts.runtime.versions(channel.flowVersion);
    const stop = stopsOf(flow).find(({ slug }) => slug === textOf(request.body, 'ate'));
    const ending = textOf(request.body, 'desfecho') ?? GOOD_ENDING;
    const isKnown = ending === GOOD_ENDING || outcomesOf(flow).some((outcome) => outcome.ending === ending);
    if (stop === undefined || !isKnown) throw new ProblemError('body.unreadable');
    const walker = await begin(parts, channel, ending, request);
    const walked = await walk(walker, surroundingsOf(parts), { stop: stop.slug, seconds: SECONDS }).catch(
      (error: unknown) => stuck(parts, walker, error),
    );
    return show(parts, channel, walker, walked, reply);
  });
}

/** The link, made as a browser's is. */
async function begin(
  { runtime, bearer }: WalkParts,
  channel: Channel,
  ending: string,
  request: FastifyRequest,
): Promise<Walker> {
  const { flow } = await runtime.versions(channel.flowVersion);
  const browser = new WalkedBrowser(sendFrom(request), bearer);
  const said = { params: { id: channel.code }, body: {} };
  const { hashId: hash } = await browser.call<DataOf<'newHash'>>('newHash', said);
  const environment = environmentOf(runtime, channel, 'customer');
  return new Walker({ browser, flow, environment, person: somebody(ending), hash });
}

/** By the same doors as any request, from where the operator is, with the browser that the operator has. */
const sendFrom =
  (request: FastifyRequest): Send =>
  async ({ method, path, headers, payload }) => {
    const { host, 'user-agent': agent = '' } = request.headers;
    const answer = await request.server.inject({
      ...{ method, url: path, remoteAddress: addressOf(request) },
      headers: { host, 'user-agent': agent, ...headers },
      ...(payload !== undefined && { payload }),
    });
    const cookies = [answer.headers['set-cookie'] ?? []].flat();
    return { status: answer.statusCode, cookies, json: answer.json() };
  };

const surroundingsOf = ({ world }: WalkParts): Surroundings => ({
  messages: (to) => world.messaging.sent(to),
  decide: async (proposal) => {
    for (const { reference } of await world.decisions.list(proposal)) await world.decide(reference, true, '');
  },
});

/** A call that was refused leaves the customer where they stand; anything else is our fault. */
function stuck({ runtime }: WalkParts, { step }: Walker, error: unknown): Walked | 'stuck' {
  if (!(error instanceof CallRefused)) throw error;
  runtime.logger.warn({ step: step?.slug, err: error }, 'a walk could not go on');
  return 'stuck';
}

function show(
  { publicUrl }: WalkParts,
  { settings }: Channel,
  { hash, step, browser }: Walker,
  walked: Walked | 'stuck',
  reply: FastifyReply,
): FastifyReply {
  // The browser that asked is the one that walked.
  void reply.header('set-cookie', [...browser.cookies]);
  if (walked !== 'late' && walked !== 'stuck') return reply.redirect(`/?agx_hash=${hash}`, 303);
  const stranded = { product: settings.name, step: step?.definition.name ?? '', hash, late: walked === 'late' };
  return sendPage(reply, strandedPage(stranded), publicUrl);
}
