import { isJsonObject, isRecord, type Answer } from '@passo/engine';
import { isSigned } from './contentHmac.ts';
import { parseJson } from './parseJson.ts';
import { momentOf, operationOf, type WebhookDoor } from './webhook.ts';

const REASON_LENGTH = 300;

/**
 * The call back of a port that only says what a person decided, signed:
 * `{ id, operation, reference, decision, reason, at, result }`. An approval keeps `result`, and the time as `when`.
 */
export const personDoor = (provider: string, port: string, secret: Buffer, when: string): WebhookDoor => ({
  provider,
  verify: (headers, raw) => isSigned(secret, headers['content-hmac'], raw),
  at: (raw) => {
    const body = parseJson(raw);
    return isRecord(body) ? momentOf(body.at) : null;
  },
  read: (raw) => {
    const body = parseJson(raw);
    if (!isRecord(body)) return null;
    const { id, reference, decision, at } = body;
    const operation = operationOf(body.operation, port);
    if (operation === null || typeof id !== 'string' || typeof reference !== 'string' || typeof at !== 'string')
      return null;
    if (decision !== 'approve' && decision !== 'refuse') return null;
    const answer: Answer =
      decision === 'refuse' ? refusal(body.reason) : { kind: 'done', value: approval(body.result, when, at) };
    return { eventId: id, operation, reference, answer };
  },
});

const approval = (result: unknown, when: string, at: string) => ({
  ...(isJsonObject(result) ? result : {}),
  [when]: at,
});

const refusal = (reason: unknown): Answer =>
  typeof reason === 'string' && reason !== ''
    ? { kind: 'refused', text: reason.slice(0, REASON_LENGTH) }
    : { kind: 'refused' };
