import { isRecord } from '@passo/engine';
import type { VendorParts } from '../../askJson.ts';
import { parseJson } from '../../parseJson.ts';

/** A resource of JSON:API. */
export interface Resource {
  readonly id: string;
  readonly type: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}

type Answered<Value> =
  { readonly kind: 'done'; readonly value: Value } | { readonly kind: 'failed'; readonly reason: string };

type Attributes = Readonly<Record<string, unknown>>;

export interface ClicksignCalls {
  findEnvelope(name: string): Promise<Answered<Resource | null>>;
  firstOf(path: string): Promise<Answered<Resource | null>>;
  make(
    path: string,
    type: string,
    attributes: Attributes,
    related?: Readonly<Record<string, Resource>>,
  ): Promise<Answered<Resource>>;
  change(path: string, type: string, id: string, attributes: Attributes): Promise<Answered<Resource>>;
}

const TIMEOUT_MS = 6_000;
const JSON_API = 'application/vnd.api+json';

/** Clicksign's JSON:API. A POST is made once: whether it was heard is found out by looking, never by making it again. */
export function clicksignCalls({ outbound, url }: VendorParts, token: string, signal: AbortSignal): ClicksignCalls {
  const ask = async (method: 'GET' | 'POST' | 'PATCH', path: string, data?: unknown): Promise<Answered<unknown>> => {
    const answer = await outbound({
      url: `${url}/${path}`,
      method,
      headers: { accept: JSON_API, 'content-type': JSON_API, authorization: token },
      ...(data !== undefined && { body: JSON.stringify({ data }) }),
      timeoutMs: TIMEOUT_MS,
      attempts: method === 'GET' ? 2 : 1,
      signal,
    });
    if (answer.kind === 'failed') return { kind: 'failed', reason: answer.reason };
    if (answer.status < 200 || answer.status > 299) return { kind: 'failed', reason: `status ${answer.status}` };
    const body = parseJson(answer.body);
    return isRecord(body) ? { kind: 'done', value: body.data } : unexpected;
  };
  const one = (answered: Answered<unknown>): Answered<Resource> => {
    if (answered.kind === 'failed') return answered;
    const resource = resourceIn(answered.value);
    return resource === null ? unexpected : { kind: 'done', value: resource };
  };
  const first = (answered: Answered<unknown>, fits: (resource: Resource) => boolean): Answered<Resource | null> => {
    if (answered.kind === 'failed') return answered;
    if (!Array.isArray(answered.value)) return unexpected;
    const found = answered.value.map(resourceIn).find((resource) => resource !== null && fits(resource));
    return { kind: 'done', value: found ?? null };
  };
  return {
    findEnvelope: async (name) =>
      first(
        await ask('GET', `envelopes?filter[name]=${encodeURIComponent(name)}&sort=-created`),
        ({ attributes }) => attributes.name === name && attributes.status !== 'draft',
      ),
    firstOf: async (path) => first(await ask('GET', path), () => true),
    make: async (path, type, attributes, related) =>
      one(await ask('POST', path, { type, attributes, ...(related && { relationships: relationships(related) }) })),
    change: async (path, type, id, attributes) => one(await ask('PATCH', path, { id, type, attributes })),
  };
}

const unexpected = { kind: 'failed', reason: 'unexpected' } as const;

const relationships = (related: Readonly<Record<string, Resource>>) =>
  Object.fromEntries(Object.entries(related).map(([name, { id, type }]) => [name, { data: { type, id } }]));

function resourceIn(value: unknown): Resource | null {
  if (!isRecord(value)) return null;
  const { id, type, attributes } = value;
  if (typeof id !== 'string' || typeof type !== 'string') return null;
  return { id, type, attributes: isRecord(attributes) ? attributes : {} };
}
