import { isRecord } from '@passo/engine';
import { isSigned } from '../../contentHmac.ts';
import { momentOf, type WebhookDoor } from '../../webhook.ts';
import { parseJson } from '../../parseJson.ts';

/**
 * Clicksign's webhook: `Content-Hmac: sha256=...` over the raw body, `event.name` says what happened to the document
 * with the envelope's key. `close` and `sign` mean signed by all, `refusal`, `cancel` and `deadline` mean it will not be.
 */
export const clicksignDoor = (provider: string, secret: Buffer): WebhookDoor => ({
  provider,
  verify: (headers, raw) => isSigned(secret, headers['content-hmac'], raw),
  at: (raw) => {
    const body = parseJson(raw);
    return isRecord(body) && isRecord(body.event) ? momentOf(body.event.occurred_at) : null;
  },
  read: (raw) => {
    const body = parseJson(raw);
    const event = isRecord(body) ? body.event : undefined;
    const document = isRecord(body) ? body.document : undefined;
    if (!isRecord(event) || !isRecord(document)) return null;
    const { name, occurred_at: at } = event;
    const { key } = document;
    if (typeof name !== 'string' || typeof key !== 'string' || typeof at !== 'string') return null;
    const base = { eventId: `${key}:${name}:${at}`, operation: 'signature.collect', reference: key } as const;
    if (name === 'auto_close' || name === 'close' || name === 'document_closed') {
      return { ...base, answer: { kind: 'done', value: { envelope: key, signedAt: at } } };
    }
    return refusals.has(name) ? { ...base, answer: { kind: 'refused' } } : null;
  },
});

const refusals = new Set(['refusal', 'cancel', 'deadline']);
