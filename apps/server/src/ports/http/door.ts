import type { Clock } from '@passo/domain';
import { isRecord, type Answer } from '@passo/engine';
import { parseJson } from '../parseJson.ts';
import { operationOf, type WebhookDoor } from '../webhook.ts';
import { readTelling } from './ask.ts';
import { isProven } from './signing.ts';
import { isWireName } from './wire.ts';

interface DoorParts {
  /** As it is called in the address: `/webhooks/<provider>`. */
  readonly provider: string;
  readonly port: string;
  readonly callBack: string;
  readonly secret: string;
  readonly clock: Clock;
}

/** Answers that come later: `{ id, operation, reference, answer }`, signed as our questions are, not older than they may be. */
export function httpDoor({ provider, port, callBack, secret, clock }: DoorParts): WebhookDoor {
  const { pathname } = new URL(callBack);
  return {
    provider,
    verify: (headers, raw) => isProven(secret, headers, pathname, raw, clock.now()),
    read: (raw) => {
      const body = parseJson(raw);
      if (!isRecord(body) || !isRecord(body.answer)) return null;
      const { id, reference } = body;
      const operation = operationOf(body.operation, port);
      if (operation === null || !isWireName(operation)) return null;
      if (typeof id !== 'string' || id === '' || typeof reference !== 'string') return null;
      const answer: Answer = readTelling(operation, body.answer);
      return isFinal(answer) ? { eventId: id, operation, reference, answer } : null;
    },
  };
}

/** A failure that somebody calls back to tell is none: what waited goes on waiting. */
const isFinal = ({ kind }: Answer): boolean => kind === 'done' || kind === 'refused';
