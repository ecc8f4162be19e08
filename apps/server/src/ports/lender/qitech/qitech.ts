import { parseJson } from '../../parseJson.ts';
import type { PortOf } from '../../port.ts';
import type { WebhookDoor } from '../../webhook.ts';
import { askFgtsBalance, readFgtsBalance, type QitechParts } from './qitechFgts.ts';
import { isFromQitech } from './qitechSigning.ts';

const TIMEOUT_MS = 10_000;
const TRIES = 4;

type Balance = Pick<PortOf<'lender'>, 'lender.fgtsBalance'>;

/**
 * QI Tech as far as its public wire goes with what a step knows: the balance at Caixa. The answer comes at its door. It neither
 * quotes nor pays.
 */
export const qitechBalance = (parts: QitechParts): Balance => ({
  'lender.fgtsBalance': {
    timeoutMs: TIMEOUT_MS,
    tries: TRIES,
    ask: ({ person }, { signal }) => askFgtsBalance(parts, person.cpf, signal),
  },
});

/** Signed over body, moment, method and `path`, the one that QI Tech was given. */
export const qitechDoor = (
  provider: string,
  { keys, clock }: Pick<QitechParts, 'keys' | 'clock'>,
  path: string,
): WebhookDoor => ({
  provider,
  verify: ({ authorization }, body) =>
    isFromQitech(authorization, { method: 'POST', uri: path, body }, keys.theirs, clock),
  read: (raw) => {
    const news = readFgtsBalance(parseJson(raw));
    if (news === null) return null;
    const { key, answer } = news;
    return { eventId: `${key}:${answer.kind}`, operation: 'lender.fgtsBalance', reference: key, answer };
  },
});
