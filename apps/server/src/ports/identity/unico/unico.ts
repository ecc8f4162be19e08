import { timingSafeEqual } from 'node:crypto';
import type { IdentityVerdict, SessionQuestion } from '@passo/catalog';
import type { Clock } from '@passo/domain';
import { isRecord, type Answer } from '@passo/engine';
import type { VendorParts } from '../../askJson.ts';
import { international } from '../../internationalPhone.ts';
import { parseJson } from '../../parseJson.ts';
import type { Operation, PortOf } from '../../port.ts';
import type { WebhookDoor } from '../../webhook.ts';
import { unicoAccess, type UnicoAccount } from './unicoAccess.ts';

export const UNICO_URL = 'https://api.idcloud.unico.app';
const TIMEOUT_MS = 12_000;
const CALL_MS = 5_000;
const TRIES = 4;

interface UnicoParts {
  readonly vendor: VendorParts;
  readonly account: UnicoAccount;
  /** Names the product and the flow that was agreed on. */
  readonly apiKey: string;
  /** Where the person comes back to. */
  readonly callbackUrl: string;
  readonly clock: Clock;
}

/**
 * Unico's web contract: a process with an address that the person opens; its webhook says only that it has ended, and is
 * not signed, so the result is always fetched from Unico itself. Unico knows no idempotency keys: our key goes along as
 * `clientReference`, and a process is made by one POST alone.
 */
export function unicoIdentity({
  vendor: { outbound, url },
  account,
  apiKey,
  callbackUrl,
  clock,
}: UnicoParts): Pick<PortOf<'identity'>, 'identity.facial' | 'identity.verify'> {
  const access = unicoAccess(outbound, account, clock);
  const call = async (method: 'GET' | 'POST', path: string, signal: AbortSignal, body?: unknown): Promise<unknown> => {
    const token = await access(signal);
    if (token === null) return null;
    const answer = await outbound({
      url: `${url}/client/v1/process${path}`,
      method,
      headers: { authorization: `Bearer ${token}`, apikey: apiKey, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      timeoutMs: CALL_MS,
      attempts: method === 'GET' ? 2 : 1,
      signal,
    });
    if (answer.kind === 'failed' || answer.status > 299) return null;
    const read = parseJson(answer.body);
    return isRecord(read) ? (read.process ?? read) : null;
  };
  const session = (flow: string): Operation<SessionQuestion, IdentityVerdict> => ({
    timeoutMs: TIMEOUT_MS,
    tries: TRIES,
    ask: async ({ person }, { key, signal }) =>
      began(
        await call('POST', '', signal, {
          callbackUri: callbackUrl,
          flow,
          purpose: 'creditprocess',
          person: personOf(person, key),
        }),
      ),
    check: async (_question, { reference, signal }) =>
      // Where Unico cannot be asked, one goes on waiting.
      verdict(await call('GET', `/${encodeURIComponent(reference)}`, signal), reference),
    checkEverySeconds: 600,
  });
  return {
    'identity.verify': session('idtoken'),
    // What needs photos that we took ourselves is another contract of Unico's: not offered.
    'identity.facial': session('id'),
  };
}

const personOf = ({ cpf, name, email, cellphone }: SessionQuestion['person'], key: string) => ({
  duiType: 'DUI_TYPE_BR_CPF',
  duiValue: cpf,
  friendlyName: name,
  clientReference: key,
  ...(cellphone !== '' && { phone: international(cellphone) }),
  ...(email !== '' && { email }),
});

const uuid = /^[\da-f-]{36}$/i;

/** The address must be one that a person may be sent to. */
function began(process: unknown): Answer<never> {
  if (!isRecord(process)) return { kind: 'failed', reason: 'unreachable' };
  const { id, userRedirectUrl: link } = process;
  const isFit = typeof id === 'string' && uuid.test(id) && typeof link === 'string' && /^https?:\/\//.test(link);
  return isFit ? { kind: 'waiting', reference: id, shown: { link } } : { kind: 'failed', reason: 'unexpected' };
}

function verdict(process: unknown, reference: string): Answer<IdentityVerdict> {
  if (!isRecord(process)) return { kind: 'waiting', reference };
  const { state, result } = process;
  if (state !== 'PROCESS_STATE_FINISHED') return { kind: 'waiting', reference };
  if (result === 'PROCESS_RESULT_OK') return { kind: 'done', value: { similarity: 1, reference } };
  // Nobody came in time: the person may begin again.
  if (result === 'PROCESS_RESULT_INVALID_IDENTITY') return { kind: 'refused' };
  return result === 'PROCESS_RESULT_ERROR' || result === undefined
    ? { kind: 'refused', remake: true }
    : { kind: 'failed', reason: 'unexpected' };
}

/** Unico proves itself by a header that we gave it (`x-api-key`). What it says is only a reason to look. */
export const unicoDoor = (provider: string, key: string): WebhookDoor => ({
  provider,
  verify: (headers) => {
    const given = headers['x-api-key'];
    if (typeof given !== 'string') return false;
    const [a, b] = [Buffer.from(given), Buffer.from(key)];
    return a.length === b.length && timingSafeEqual(a, b);
  },
  read: (raw) => {
    const body = parseJson(raw);
    if (!isRecord(body) || typeof body.processId !== 'string' || body.state !== 'PROCESS_STATE_FINISHED') return null;
    const reference = body.processId;
    return {
      eventId: `${reference}:finished`,
      operation: ['identity.verify', 'identity.facial'],
      reference,
      answer: null,
    };
  },
});
