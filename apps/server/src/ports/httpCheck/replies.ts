import { unnamedIn, type Institution } from '@passo/catalog';
import { isRecord } from '@passo/engine';
import type { z } from 'zod';
import { shapes } from '../checkedProviders.ts';
import { readTold } from '../http/wire.ts';
import type { WireName } from '../http/words.ts';
import { quotingShapes } from '../lender/checkedLender.ts';
import type { Reply } from './exchange.ts';

/** Answers whose figures are reckoned with: these have to add up too. */
const figures: Readonly<Record<string, z.ZodType>> = {
  ...shapes,
  ...Object.fromEntries(Object.entries(quotingShapes).map(([name, shape]) => [`lender.${name}`, shape])),
};

const STATUSES = '200 is done, 202 waiting or review, 422 refused, 501 not offered';
const statusOf: Readonly<Record<string, number>> = { done: 200, waiting: 202, review: 202, refused: 422 };

/** Somebody who answers nothing can be asked nothing else. */
export const isThere = (reply: Reply): boolean => typeof reply === 'object';

export const isNotOffered = (reply: Reply): boolean => typeof reply === 'object' && reply.status === 501;

/** The reference of an answer that comes later; null for any other. */
export function referenceOf(reply: Reply): string | null {
  if (typeof reply === 'string' || reply.status !== 202 || !isRecord(reply.body)) return null;
  return typeof reply.body.reference === 'string' ? reply.body.reference : null;
}

/** What is wrong with an answer to a good question, in words. */
export function problemsOfReply(name: WireName, reply: Reply, patienceMs: number): readonly string[] {
  if (reply === 'silence') return [`did not answer within ${patienceMs / 1_000} s`];
  if (reply === 'cut') return ['closed the line without an answer, or could not be reached'];
  const { status, body } = reply;
  if (isNotOffered(reply)) return [];
  if (status >= 300 && status < 400) return [`answered with a redirect (${status}): none is followed`];
  if (status === 401) return ['answered 401 to a question that is signed as it should be: is the secret the same?'];
  if (!Object.values(statusOf).includes(status)) return [`answered ${status} to a good question: ${STATUSES}`];
  if (!isRecord(body)) return [`answered ${status} with something that is no JSON object`];
  const { kind } = body;
  if (typeof kind !== 'string' || statusOf[kind] !== status)
    return [`answered ${status} with the kind ${JSON.stringify(kind) ?? 'missing'}: ${STATUSES}`];
  return problemsOfAnswer(name, body);
}

/** What is wrong with an answer's own words, whether it came at once or as a call back. */
export function problemsOfAnswer(name: WireName, answer: Readonly<Record<string, unknown>>): readonly string[] {
  const { kind, value, reference } = answer;
  if (kind === 'waiting' || kind === 'review') {
    const isFit = typeof reference === 'string' && reference !== '' && reference.length <= 300;
    return isFit ? [] : [`is ${kind}, and its reference must be a text of 1 to 300 characters`];
  }
  if (kind !== 'done') return [];
  const { problems } = readTold(name, value);
  return problems.length > 0 ? problems : problemsOfFigures(name, value);
}

/** Who lends, where an answer is an offer, and says so in full (CDC, art. 54-B, IV). */
function problemsOfLender(offer: unknown, place: string): readonly string[] {
  if (Array.isArray(offer)) return offer.flatMap((one, at) => problemsOfLender(one, `${place}[${at}]`));
  const { lender } = isRecord(offer) ? offer : {};
  if (!isRecord(lender)) return [];
  const said = (part: keyof Institution): string => (typeof lender[part] === 'string' ? lender[part] : '');
  const who: Institution = {
    ...{ name: said('name'), cnpj: said('cnpj'), address: said('address') },
    ...{ email: said('email'), sac: said('sac'), ombudsman: said('ombudsman') },
  };
  return unnamedIn(who).map((part) => `${place}.lender.${part} does not say who lends`);
}

function problemsOfFigures(name: WireName, value: unknown): readonly string[] {
  const { error } = figures[name]?.safeParse(value) ?? {};
  if (error === undefined) return problemsOfLender(value, 'value');
  return error.issues.map(({ path, message }) => {
    const place = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('');
    return message === 'Invalid input' ? `value${place} does not add up` : `value${place}: ${message}`;
  });
}
