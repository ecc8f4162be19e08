import { paths } from '@passo/contract';
import { today } from '@passo/domain';
import { isRecord } from '@passo/engine';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { openAccess, requireProof } from '../flows/access/access.ts';
import { dataFile } from '../flows/mydata/files.ts';
import { changesRecord } from '../flows/papers/changesRecord.ts';
import { signatureRecord } from '../flows/papers/signatureRecord.ts';
import { apiHeaders } from '../platform/headers.ts';
import { ProblemError } from '../platform/problemError.ts';
import { parameterOf, type RouteParts } from './call.ts';
import { visitorOf } from './cookies.ts';
import { networkFrom } from './edge.ts';
import { openStreams } from './openStreams.ts';

const HEARTBEAT_MS = 15_000;
/** A browser has a few tabs, a customer a few browsers; a network of telephones, or an office, has many. */
const takeStream = openStreams({ perDevice: 6, perLink: 18, perNetwork: 200 });

/** What does not answer JSON: the event stream and papers. The cookie is the proof for each. */
export function registerStreams(app: FastifyInstance, parts: RouteParts): void {
  app.get(paths.events.path, (request, reply) => streamEvents(parts, request, reply));
  app.get(paths.document.path, (request, reply) => sendDocument(parts, request, reply));
  app.get(paths.myDataFile.path, (request, reply) => sendDataFile(parts, request, reply));
}

/** Says only that the proposal changed, and which day it is; what the proposal is now is asked for by the usual calls. */
async function streamEvents(
  { runtime, watchers }: RouteParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { trusted } = watchers;
  const visitor = visitorOf(request, parameterOf(request, 'hashId'));
  const access = requireProof(await openAccess(runtime, visitor));
  const { raw } = reply;
  // Gone before we looked: nobody would say so again.
  if (raw.destroyed) return;
  const held = takeStream({
    device: visitor.deviceToken ?? '',
    link: visitor.hash,
    network: networkFrom(request),
    known: access.proposal.verified,
  });
  raw.on('close', held.close);
  reply.hijack();
  raw.writeHead(200, { ...apiHeaders, 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' });
  raw.write(`retry: 2000\nevent: revision\ndata: ${access.proposal.revision}\n\n`);
  // Keeps the line open, and turns the day on a page that is left so.
  const beat = (): void => void raw.write(`event: day\ndata: ${today(runtime.clock.now())}\n\n`);
  beat();
  const say = (): void => void raw.write('event: changed\ndata: {}\n\n');
  // Who was put out meanwhile hears nothing more, not even that the customer is at work. Where it cannot be asked, the poll is.
  const tell = (): void =>
    void openAccess(runtime, visitor).then(
      ({ proven, proposal }) => {
        if (!proven) return void raw.end();
        if (proposal?.verified === true) held.prove();
        say();
      },
      () => raw.end(),
    );
  const stop = watchers.watch(access.proposal.id, access.proposal.revision, tell);
  // While we read, the line was cut: nobody may have been told of a change.
  if (trusted === null || watchers.trusted !== trusted) tell();
  const heartbeat = setInterval(beat, HEARTBEAT_MS);
  raw.on('close', () => {
    clearInterval(heartbeat);
    stop();
  });
}

/** `?registro=…`: not the contract itself, but how it was signed (`assinatura`), or what a late day changed of it (`valores`). */
const records: Readonly<Record<string, typeof signatureRecord>> = {
  assinatura: signatureRecord,
  valores: changesRecord,
};

function recordIn({ query }: FastifyRequest): typeof signatureRecord | undefined {
  const name = isRecord(query) ? String(query.registro) : '';
  return Object.hasOwn(records, name) ? records[name] : undefined;
}

async function sendDocument(
  { runtime }: RouteParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const access = requireProof(await openAccess(runtime, visitorOf(request, parameterOf(request, 'hashId'))));
  const id = parameterOf(request, 'document');
  const document = await (recordIn(request)?.(runtime, access.proposal, id) ??
    runtime.storage.get(id, access.proposal.id));
  if (document === null) throw new ProblemError('route.notFound');
  return reply.headers(paperHeaders(document.mediaType, document.name)).send(document.content);
}

/** A paper is shown within our own pages, and runs nothing. */
export const paperHeaders = (mediaType: string, name: string): Readonly<Record<string, string>> => ({
  ...apiHeaders,
  'content-type': mediaType,
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
  'content-disposition': `inline; filename="${name.replace(/[^\w.-]/g, '-')}"`,
});

/** A copy is saved, not shown; nobody between us and the person keeps it. */
async function sendDataFile(
  { runtime }: RouteParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const visitor = visitorOf(request, parameterOf(request, 'hashId'));
  const { name, mediaType, content } = await dataFile(runtime, visitor, parameterOf(request, 'format'));
  const headers = { ...paperHeaders(mediaType, name), 'content-disposition': `attachment; filename="${name}"` };
  return reply.headers(headers).send(content);
}
