import { isDeepStrictEqual } from 'node:util';
import { isOperation } from '@passo/catalog';
import { wireNamesOf } from '../http/wire.ts';
import type { WireName } from '../http/words.ts';
import { listenForCallBacks } from './callBacks.ts';
import { exchange, freshKey, requestFor, type Reply, type Server } from './exchange.ts';
import { problemsOfProofs } from './proofs.ts';
import { isNotOffered, isThere, problemsOfReply, referenceOf } from './replies.ts';

interface CheckParts {
  readonly port: string;
  readonly url: string;
  readonly secret: string;
  readonly patienceMs: number;
  /** How long answers that come later are waited for. */
  readonly callBackMs: number;
  readonly listenPort: number;
  readonly address: string | null;
}

interface Report {
  readonly operations: readonly WireName[];
  readonly problems: readonly string[];
  /** What is no mistake, and what could not be seen. */
  readonly notes: readonly string[];
}

/** Holds somebody's server to what the port promises. */
export async function checkServer(parts: CheckParts): Promise<Report> {
  const { port, url, secret, patienceMs } = parts;
  const operations = wireNamesOf(port);
  const listening = await listenForCallBacks({ ...parts, path: `/webhooks/http-${port}` });
  const server: Server = { url, secret, patienceMs, callBack: listening.callBack };
  const problems: string[] = [];
  const notes: string[] = [];
  const waiting = new Map<string, WireName>();
  try {
    for (const name of operations) {
      const seen = await lookAt(server, name);
      problems.push(...seen.problems.map((words) => `${name}: ${words}`));
      if (!seen.isThere) return { operations, problems, notes };
      if (seen.isNotOffered) notes.push(`${name} is not offered.`);
      // Of what no step asks, Passo itself looks how it stands.
      if (seen.reference !== null && isOperation(name)) waiting.set(seen.reference, name);
    }
    const [first] = operations;
    if (first !== undefined)
      problems.push(...(await problemsOfProofs(server, first)).map((words) => `${first}: ${words}`));
    const left = await listening.until(new Set(waiting.keys()), parts.callBackMs);
    const late = left.map((reference) => waiting.get(reference) ?? '');
    if (late.length > 0)
      notes.push(
        `Nobody called back about ${late.join(', ')} within ${parts.callBackMs / 1_000} s: let one be decided to see it checked.`,
      );
    return { operations, problems: [...problems, ...listening.problems], notes };
  } finally {
    listening.close();
  }
}

interface Seen {
  readonly problems: readonly string[];
  readonly isThere: boolean;
  readonly isNotOffered: boolean;
  readonly reference: string | null;
}

/** One operation: its answer, the same one under the same key, at once and later, and another reference under another. */
async function lookAt(server: Server, name: WireName): Promise<Seen> {
  const ask = (key: string): Promise<Reply> => exchange(server, requestFor(server, name, key));
  const key = freshKey();
  const [first, beside] = await Promise.all([ask(key), ask(key)]);
  const wrong = problemsOfReply(name, first, server.patienceMs);
  const reference = referenceOf(first);
  if (wrong.length > 0 || isNotOffered(first))
    return { problems: wrong, isThere: isThere(first), isNotOffered: isNotOffered(first), reference: null };
  const replies = [beside, await ask(key)];
  const other = reference === null ? null : referenceOf(await ask(freshKey()));
  const problems = [
    ...(replies.every((reply) => isTheSame(first, reply)) ? [] : ['answered the same key differently']),
    ...(reference !== null && other === reference ? ['gave two questions the same reference'] : []),
  ];
  return { problems, isThere: true, isNotOffered: false, reference };
}

/** What waited may have been answered meanwhile; a reference is for ever. */
function isTheSame(first: Reply, later: Reply): boolean {
  const waited = referenceOf(first);
  if (waited === null) return isDeepStrictEqual(first, later);
  const [status, again] = [typeof later === 'object' ? later.status : 0, referenceOf(later)];
  return again === waited || status === 200 || status === 422;
}
