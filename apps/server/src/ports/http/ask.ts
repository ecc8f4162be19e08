import type { Clock } from '@passo/domain';
import { isRecord, type Answer } from '@passo/engine';
import { z } from 'zod';
import type { Outbound } from '../../platform/outbound.ts';
import { parseJson } from '../parseJson.ts';
import type { Asking } from '../port.ts';
import { readAnswer } from '../readAnswer.ts';
import type { Storage } from '../storage/storage.ts';
import { signedHeaders } from './signing.ts';
import { hasOnlyLabels, refusalInOurWords, shownMeanwhile } from './foreign.ts';
import { documentsOf, isTold, readTold } from './wire.ts';
import type { Asked, Told, WireName } from './words.ts';

interface AskParts {
  readonly outbound: Outbound;
  /** Where the server is, without a slash at the end. */
  readonly url: string;
  readonly secret: string;
  readonly clock: Clock;
  readonly storage: Pick<Storage, 'get'>;
  /** Where answers that come later are posted. */
  readonly callBack: string;
}

/** Puts one question over the wire. */
export type Ask = <Name extends WireName>(
  name: Name,
  question: Asked<Name>,
  asking: Asking,
) => Promise<Answer<Told<Name>>>;

/** Two tries end before any caller's patience: a look-up has 8 s, a step's question 12 s. */
const TRY_MS = 3_500;
const TRY_WITH_DOCUMENTS_MS = 6_500;
const ATTEMPTS = 2;

/** The status has to agree with what the body says: a proxy's page, or its JSON, is nobody's answer. */
const kindsOf: Readonly<Record<number, readonly string[]>> = {
  200: ['done'],
  202: ['waiting', 'review'],
  422: ['refused'],
};

/** The wire of `http` providers, as a client (docs/adding-a-provider.md). */
export const askOver =
  (parts: AskParts): Ask =>
  async (name, question, { key, signal }) => {
    const documents = await enclosed(parts.storage, documentsOf(name, question), key);
    if (documents === null) return { kind: 'failed', reason: 'noDocument' };
    const { outbound, url, secret, clock, callBack } = parts;
    const target = `${url}/${name.replace('.', '/')}`;
    const body = JSON.stringify({
      question,
      ...(documents.length > 0 && { documents: Object.fromEntries(documents) }),
      callBack,
    });
    const { pathname: path } = new URL(target);
    const answer = await outbound({
      url: target,
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json', 'user-agent': 'passo' },
      freshHeaders: () => signedHeaders(secret, { method: 'POST', path, key, body }, clock.now()),
      body,
      idempotencyKey: key,
      timeoutMs: documents.length > 0 ? TRY_WITH_DOCUMENTS_MS : TRY_MS,
      attempts: ATTEMPTS,
      signal,
    });
    if (answer.kind === 'failed')
      return { kind: 'failed', reason: answer.status === 501 ? 'notOffered' : answer.reason };
    return said(name, answer.status, parseJson(answer.body));
  };

function said<Name extends WireName>(name: Name, status: number, body: unknown): Answer<Told<Name>> {
  const kinds = kindsOf[status];
  if (kinds === undefined) return { kind: 'failed', reason: `http${status}` };
  if (!isRecord(body) || !kinds.some((kind) => kind === body.kind)) return { kind: 'failed', reason: 'unexpected' };
  return readTelling(name, body);
}

/**
 * An answer of the wire, read by the words of its operation: of another shape, or with a sentence where a name is meant, it is a
 * technical failure. What is said of it to the customer is ours.
 */
export function readTelling<Name extends WireName>(
  name: Name,
  telling: Readonly<Record<string, unknown>>,
): Answer<Told<Name>> {
  const { value } = readTold(name, telling.value);
  const shape = z.custom<Told<Name>>((told) => isTold(name, told) && (isJudged(name) || hasOnlyLabels(told)));
  if (telling.kind === 'refused') return readAnswer(refusalInOurWords(telling), shape);
  const shown = shownMeanwhile(telling.shown);
  return readAnswer(shown === null ? null : { ...telling, value, shown }, shape);
}

/** Offers are read and judged in every word where they come in (`wrongWithOffer`), and operators hear what is wrong with one. */
const isJudged = (name: WireName): boolean => JUDGED.has(name);
const JUDGED = new Set<WireName>([
  ...(['lender.simulate', 'lender.compare', 'lender.choose'] as const),
  ...(['lender.accept', 'lender.propose', 'lender.revise'] as const),
]);

/** The bytes that a question's references stand for; null where one of them is not there. */
async function enclosed(storage: Pick<Storage, 'get'>, references: readonly string[], key: string) {
  const [proposal = ''] = key.split(':');
  const found = await Promise.all(references.map((id) => storage.get(id, proposal).catch(() => null)));
  const documents = found.flatMap((one, at) =>
    one === null
      ? []
      : [
          [
            references[at] ?? '',
            { mediaType: one.mediaType, sha256: one.sha256, content: one.content.toString('base64') },
          ] as const,
        ],
  );
  return documents.length === references.length ? documents : null;
}
