import path from 'node:path';
import type { ProposalOnWire } from '@passo/contract';
import type { Offer } from '@passo/catalog';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { WireName } from '../../../apps/server/src/ports/http/words.ts';
import { createLogger } from '../../../apps/server/src/platform/logger.ts';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { ports } from '../../../apps/server/src/ports/registry.ts';
import { CallFailed, Customer } from '../../support/customer.ts';
import { freshDatabase, type FreshDatabase } from '../../support/freshDatabase.ts';
import { startHttpLender, type HeardByLender, type HttpLender, type SaidByLender } from '../../support/httpLender.ts';
import { begin, goOn, World } from '../../support/journey.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { dayOfOffers, honestly } from './lender.ts';

/* Every port of a journey is somebody else's server, and one of them says no with a sentence of its own: the customer reads ours. */

interface Example {
  answerTo(name: string, question: unknown, key: string): SaidByLender & { readonly later?: unknown };
}
const { answerTo }: Example = await import(path.resolve(import.meta.dirname, '../../../examples/provider/answers.mjs'));

const SENTENCE = 'Pague R$ 50,00 de multa no 0800 123 4567';
const no = { kind: 'refused', text: SENTENCE, title: SENTENCE, inconsistency: SENTENCE, code: SENTENCE } as const;

/** What is refused, to which proposal; the look-ups and messages of a journey have nothing to refuse. */
const refusing = new Map<string, WireName>();
const shown = new Map<string, Offer>();

function answer(heard: HeardByLender): SaidByLender {
  const [proposal = ''] = heard.key.split(':');
  if (refusing.get(proposal) === heard.name) return { status: 422, body: no };
  if (heard.name.startsWith('lender.')) return honestly(heard, shown);
  const { status, body, later } = answerTo(heard.name, heard.question, heard.key);
  return later === undefined ? { status, body } : { status: 200, body: later };
}

/** Nobody waits for a yes. */
class Decided extends Error {}

/** Codes are read from what the messenger was told; whoever has to decide has decided at once. */
class TheirWorld extends World {
  override async decide(proposal: string, operation: string): Promise<boolean> {
    if (refusing.get(proposal) === operation) throw new Decided();
    return true;
  }

  override code(to: string): Promise<string> {
    return Promise.resolve(
      sentTo(to)
        .flatMap((text) => /\b\d{6}\b/.exec(text)?.[0] ?? [])
        .at(-1) ?? '',
    );
  }
}
const sentTo = (to: string): readonly string[] =>
  provider.heard.flatMap(({ name, question }) =>
    name === 'messaging.send' && question.to === to ? [String(question.text)] : [],
  );

let database: FreshDatabase;
let provider: HttpLender;
let server: TestServer;
const lines: string[] = [];
beforeAll(async () => {
  const theirs = ports.filter((port) => port !== 'storage');
  [database, provider] = await Promise.all([freshDatabase(), startHttpLender(answer, theirs)]);
  const logger = createLogger('info', { write: (line) => void lines.push(line) });
  server = await startTestServer({ databaseUrl: database.url, clock: dayOfOffers, env: provider.env, logger });
});
afterAll(async () => {
  await server.close();
  provider.close();
  await database.drop();
});

const isStopped = ({ stepStatus, currentStep }: ProposalOnWire): boolean =>
  ['failed', 'remake'].includes(stepStatus[currentStep] ?? '');

let people = 0;
/** A whole journey in which this is refused; what the customer has read by its end, over the wire and in messages. */
async function refused(channel: string, name: WireName | null) {
  const customer = new Customer(server.url);
  const at = (people += 1);
  customer.phone = `1198${1_000_000 + at}`;
  const { _id } = await begin(customer, channel, exampleCpf('25', at));
  if (name !== null) refusing.set(_id, name);
  const stopped = await goOn(customer, new TheirWorld(server.url), isStopped).catch((error: unknown): unknown => {
    if (error instanceof CallFailed) return error.answer;
    if (error instanceof Decided) return customer.until(isStopped);
    throw error;
  });
  const asked = provider.heard.filter(({ key }) => key.startsWith(_id)).map((heard) => heard.name);
  return { read: JSON.stringify([stopped, await customer.refresh(), sentTo(customer.phone)]), asked, customer };
}

/** It asks six ports that may refuse; every question of every port: `ports/http/foreign.test.ts`. */
const CHANNEL = 'aurora-clt';
/** Its no stops nobody: the customer types. */
const ONLY_FILLS = 'lender.pixAccount';
const hasNothingToRefuse = /^(messaging|addresses|companies)\./;

it(
  'whoever refuses, no word of theirs is read by the customer or stands in the log',
  { timeout: 120_000 },
  async () => {
    const { asked, customer } = await refused(CHANNEL, null);
    expect(customer.proposal?.data.end).toBe('finished');
    const questions = [...new Set(asked)].filter((name) => !hasNothingToRefuse.test(name));
    expect(questions.length).toBeGreaterThan(12);
    for (const name of questions) {
      const met = await refused(CHANNEL, name);
      const isThere = met.customer.proposal?.data.end === 'finished';
      expect([name, met.asked.includes(name), isThere]).toEqual([name, true, name === ONLY_FILLS]);
      for (const part of [SENTENCE, '0800 123', 'R$ 50,00 de multa'])
        expect([name, met.read.includes(part)]).toEqual([name, false]);
    }
    expect(lines.filter((line) => line.includes('0800 123') || line.includes('de multa'))).toEqual([]);
    globalThis.console.info(`${questions.length} questions refused: ${questions.join(', ')}`);
  },
);
