import type { BodyOf, DataOf, PortalJsonCallName, QueryOf } from '@passo/contract';
import { pathOf, paths, SOLUTION_HEADER } from '@passo/contract/paths.ts';
import { fail, ok, type Result } from '@passo/domain/result.ts';
import { isRecord } from '@passo/engine/json.ts';
import { browserProblem, type WireProblem } from './problem.ts';
import { readProblem } from './readProblem.ts';
import { mayRetry, pauseAfter, retryPolicy } from './retry.ts';

interface CallInput<Name extends PortalJsonCallName> {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: QueryOf<Name>;
  readonly body?: BodyOf<Name>;
  /** Files by the key of their field: they make the body multipart. */
  readonly files?: ReadonlyMap<string, File>;
  /** Names one action of the person; the same through all tries of it. */
  readonly key?: string;
  /** Names this browser, once the person has agreed to that. */
  readonly device?: string;
  readonly signal?: AbortSignal;
  /** Of the challenge that this call was answered. */
  readonly solution?: string;
}

/** What the client is made of, so that tests need no network and no clock. */
export interface ClientParts {
  readonly headers: Readonly<Record<string, string>>;
  fetch(path: string, init: RequestInit): Promise<Response>;
  sleep(milliseconds: number): Promise<void>;
  isOnline(): boolean;
  /** What is answered at last to a request that was answered a challenge: `again` sends it with a solution. */
  admit<Answer extends Result<unknown, WireProblem>>(
    challenged: Answer,
    again: (solution: string) => Promise<Answer>,
  ): Promise<Answer>;
}

export type Answered<Name extends PortalJsonCallName> = Result<DataOf<Name>, WireProblem>;
export type Client = <Name extends PortalJsonCallName>(name: Name, input: CallInput<Name>) => Promise<Answered<Name>>;

const TIMEOUT_MS = 150_000;

/** One way to every call. A failure is a value; only a cancelled call throws, to whoever cancelled it. */
export function createClient(parts: ClientParts): Client {
  return async (name, input) => {
    const policy = retryPolicy(name);
    for (let tries = 1; ; tries += 1) {
      const answered = await admitted(parts, name, input);
      if (answered.ok) return answered;
      const { problem } = answered;
      if (!parts.isOnline()) return fail(browserProblem('network.offline'));
      const status = problem.name === 'network.failed' ? 0 : problem.status;
      if (!mayRetry(policy, tries, { status, name: problem.name })) return fail(problem);
      await parts.sleep(pauseAfter(tries));
    }
  };
}

/** Where too many ask from this network, the same request goes out again with the solution of the challenge that it was answered. */
async function admitted<Name extends PortalJsonCallName>(
  parts: ClientParts,
  name: Name,
  input: CallInput<Name>,
): Promise<Answered<Name>> {
  const answered = await once(parts, name, input);
  if (answered.ok || answered.problem.name !== 'challenge.required') return answered;
  return parts.admit(answered, (solution) => once(parts, name, { ...input, solution }));
}

/** The server's answers are made by the very schemas that these types are derived from: that one is there is enough. */
const isAnswer = <Name extends PortalJsonCallName>(body: unknown): body is { readonly data: DataOf<Name> } =>
  isRecord(body) && Boolean(body.data);

async function once<Name extends PortalJsonCallName>(
  parts: ClientParts,
  name: Name,
  input: CallInput<Name>,
): Promise<Answered<Name>> {
  const { signal, done } = limited(input.signal);
  try {
    const response = await parts.fetch(addressOf(name, input), { ...requestOf(parts, name, input), signal });
    const body: unknown = await response.json().catch(() => null);
    if (!response.ok) return fail(readProblem(response.status, body));
    // Whatever else it says: what was asked for is not there.
    return isAnswer<Name>(body) ? ok(body.data) : fail(browserProblem('answer.empty'));
  } catch (error) {
    if (input.signal?.aborted) throw error;
    return fail(browserProblem('network.failed'));
  } finally {
    done();
  }
}

/** The caller's signal and the time limit in one. */
function limited(outer: AbortSignal | undefined) {
  const controller = new AbortController();
  const stop = (): void => controller.abort();
  const timer = setTimeout(stop, TIMEOUT_MS);
  outer?.addEventListener('abort', stop);
  if (outer?.aborted) stop();
  const done = (): void => {
    clearTimeout(timer);
    outer?.removeEventListener('abort', stop);
  };
  return { signal: controller.signal, done };
}

function addressOf<Name extends PortalJsonCallName>(name: Name, { params = {}, query }: CallInput<Name>): string {
  const path = pathOf(name, params);
  const entries = Object.entries(query ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries).toString()}`;
}

function requestOf<Name extends PortalJsonCallName>(
  { headers }: ClientParts,
  name: Name,
  { body, files, key, device, solution }: CallInput<Name>,
): RequestInit {
  const { method } = paths[name];
  const common = {
    ...headers,
    ...(key && { 'idempotency-key': key }),
    ...(device && { 'x-fingerprint': device }),
    ...(solution && { [SOLUTION_HEADER]: solution }),
  };
  if (body === undefined) return { method, headers: common };
  if (files === undefined || files.size === 0) {
    return { method, headers: { ...common, 'content-type': 'application/json' }, body: JSON.stringify(body) };
  }
  const form = new FormData();
  form.set('payload', JSON.stringify(body));
  for (const [field, file] of files) form.set(field, file);
  return { method, headers: common, body: form };
}
