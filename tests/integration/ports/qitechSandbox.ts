import { generateKeyPairSync, randomUUID } from 'node:crypto';
import type { Clock } from '@passo/domain';
import { isFromQitech, signQitech } from '../../../apps/server/src/ports/lender/qitech/qitechSigning.ts';
import { json, type Recorded } from '../../../apps/server/src/ports/testing/vendorServer.ts';
import type { Seen } from '../../../apps/server/src/ports/testing/wireServer.ts';
import { DAY, NOON, suiteClock } from '../../support/day.ts';

const ours = generateKeyPairSync('ec', { namedCurve: 'P-521' });
const theirs = generateKeyPairSync('ec', { namedCurve: 'P-521' });
const other = generateKeyPairSync('ec', { namedCurve: 'P-521' });
const base64 = (text: string | Buffer): string => Buffer.from(text).toString('base64');

/** What an operator sets for QI Tech alone, at this address. */
export const qitechEnvironment = (url: string, provider = 'qitech'): Readonly<Record<string, string>> => ({
  LENDER_PROVIDER: provider,
  LENDER_QITECH_URL: url,
  QITECH_API_KEY: 'uuid',
  QITECH_PRIVATE_KEY: base64(ours.privateKey.export({ type: 'pkcs8', format: 'pem' })),
  QITECH_PUBLIC_KEY: base64(theirs.publicKey.export({ type: 'spki', format: 'pem' })),
});

/** As QI Tech's sandbox chooses, by the last two digits of the CPF: what Caixa says. */
const reasons: Readonly<Record<string, string>> = {
  90: 'ongoing_operation',
  91: 'unauthorized_institution',
  92: 'inexistent_anniversary_membership',
  93: 'on_locked_date_range',
  94: 'anniversary_membership_egress',
  95: 'processing_pending_changes',
  96: 'caixa_error',
  99: 'caixa_error',
};

/** When a yearly withdrawal falls due that is so many after the next one. */
export const withdrawalDay = (at: number): string => `${Number(DAY.slice(0, 4)) + 1 + at}-01-01`;

export interface Sandbox {
  readonly answer: (request: Seen) => Promise<Recorded>;
  /** CPFs by the key of their query, in the order in which they were asked for. */
  readonly asked: Map<string, string>;
  /** What the sandbox would tell of a query. */
  news(key: string): string;
}

/** QI Tech's sandbox: believes our signature alone, signs what it says, and tells the balance later: yearly withdrawals, in reais. */
export function sandbox(amounts: readonly number[] = [500.1, 400.2], clock: Clock = suiteClock): Sandbox {
  const asked = new Map<string, string>();
  const answer = async ({ method, path, headers, body }: Seen): Promise<Recorded> => {
    const said = { method, uri: path, body };
    const known = isFromQitech(headers.authorization, said, ours.publicKey, clock);
    if (!known || headers['api-client-key'] !== 'uuid') return json(401, { code: 'unauthorized' });
    const { document_number: cpf } = JSON.parse(String(body));
    const key = randomUUID();
    asked.set(key, String(cpf));
    const good = json(200, { available_balance_key: key, document_number: cpf, status: 'pending', unknown: [1] });
    if (good === null || good === 'cut') return good;
    const authorization = await signQitech({ method, uri: path, body: good.body }, theirs.privateKey, clock);
    return { ...good, headers: { ...good.headers, authorization } };
  };
  const news = (key: string): string => {
    const enumerator = reasons[(asked.get(key) ?? '').slice(-2)];
    const base = { webhook_type: 'available_balance', event_datetime: NOON.toISOString().slice(0, 19), key, more: {} };
    const periods = amounts.map((amount, at) => ({ due_date: withdrawalDay(at), amount }));
    return JSON.stringify(
      enumerator === undefined
        ? { ...base, status: 'success', data: { reference_date: DAY, periods } }
        : { ...base, status: 'failed', data: { enumerator } },
    );
  };
  return { answer, asked, news };
}

interface Told {
  readonly uri?: string;
  readonly signed?: string;
  readonly by?: 'theirs' | 'other' | 'nobody';
  readonly at?: Date;
}

/** Calls the door as QI Tech does; what is changed makes it somebody else. Answers the status. */
export async function tell(
  base: string,
  body: string,
  { uri = '/webhooks/qitech', signed = body, by = 'theirs', at }: Told = {},
): Promise<number> {
  const clock = at === undefined ? suiteClock : { now: () => at };
  const key = by === 'theirs' ? theirs.privateKey : other.privateKey;
  const authorization = await signQitech({ method: 'POST', uri, body: signed }, key, clock);
  const headers = { 'content-type': 'application/json', ...(by !== 'nobody' && { authorization }) };
  return (await fetch(`${base}/webhooks/qitech`, { method: 'POST', headers, body })).status;
}
