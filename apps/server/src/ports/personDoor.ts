import type { OperationName } from '@passo/catalog';
import { isRecord, type Answer } from '@passo/engine';
import { isSigned } from './contentHmac.ts';
import { parseJson } from './parseJson.ts';
import type { WebhookDoor } from './webhook.ts';

type Decide = (decision: { readonly approved: boolean; readonly reason: string; readonly at: string }) => Answer;

/** The call back of a port that only says what a person decided: `{ id, reference, decision, reason, at }`, signed. */
export const personDoor = (
  provider: string,
  operation: OperationName,
  secret: Buffer,
  decide: Decide,
): WebhookDoor => ({
  provider,
  verify: (headers, raw) => isSigned(secret, headers['content-hmac'], raw),
  read: (raw) => {
    const body = parseJson(raw);
    if (!isRecord(body)) return null;
    const { id, reference, decision, reason, at } = body;
    if (typeof id !== 'string' || typeof reference !== 'string' || typeof at !== 'string') return null;
    if (decision !== 'approve' && decision !== 'refuse') return null;
    const said = typeof reason === 'string' ? reason.slice(0, 300) : '';
    return {
      eventId: id,
      operation,
      reference,
      answer: decide({ approved: decision === 'approve', reason: said, at }),
    };
  },
});
