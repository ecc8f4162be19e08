import { createHmac, timingSafeEqual } from 'node:crypto';
import { isRecord } from '@passo/engine';
import type { VendorParts } from '../../askJson.ts';
import { parseJson } from '../../parseJson.ts';
import type { WebhookDoor } from '../../webhook.ts';
import { international } from '../../internationalPhone.ts';
import type { Carrier } from '../byChannel.ts';

export const TWILIO_URL = 'https://api.twilio.com';
const TIMEOUT_MS = 8_000;

interface TwilioKeys {
  readonly account: string;
  readonly token: string;
  /** A phone in E.164, or a messaging service (`MG...`). */
  readonly from: string;
}

/** Twilio's `Messages.json`: a form, basic authentication, answered 201 with the message's `sid`. */
export const twilioCarrier = ({ outbound, url }: VendorParts, keys: TwilioKeys, statusUrl: string): Carrier => ({
  channels: ['sms', 'whatsapp'],
  send: async ({ channel, to, text }) => {
    const prefix = channel === 'whatsapp' ? 'whatsapp:' : '';
    const sender: readonly [string, string] = keys.from.startsWith('MG')
      ? ['MessagingServiceSid', keys.from]
      : ['From', `${prefix}${keys.from}`];
    const form = new URLSearchParams([['To', `${prefix}+${international(to)}`], [...sender], ['Body', text]]);
    form.set('StatusCallback', statusUrl);
    const answer = await outbound({
      url: `${url}/2010-04-01/Accounts/${keys.account}/Messages.json`,
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        authorization: `Basic ${Buffer.from(`${keys.account}:${keys.token}`).toString('base64')}`,
      },
      body: form.toString(),
      timeoutMs: TIMEOUT_MS,
      attempts: 1,
    });
    if (answer.kind === 'failed' || answer.status !== 201) return { ok: false };
    const body = parseJson(answer.body);
    if (!isRecord(body) || typeof body.sid !== 'string' || body.status === 'failed') return { ok: false };
    return { ok: true, reference: body.sid };
  },
});

/** `X-Twilio-Signature`: HMAC-SHA1, in base64, over the URL and every parameter's name and value in the order of names. */
export function twilioSignature(token: string, url: string, form: URLSearchParams): string {
  const sorted = [...form].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const signed = url + sorted.map(([name, value]) => name + value).join('');
  return createHmac('sha1', token).update(signed, 'utf8').digest('base64');
}

/** News of a message, proven: `undelivered` and `failed` mean that it will not arrive. */
export const twilioDoor = (provider: string, token: string, url: string): WebhookDoor => ({
  provider,
  verify: (headers, raw) => {
    const given = headers['x-twilio-signature'];
    if (typeof given !== 'string') return false;
    const expected = Buffer.from(twilioSignature(token, url, new URLSearchParams(raw.toString('utf8'))));
    const signature = Buffer.from(given);
    return signature.length === expected.length && timingSafeEqual(signature, expected);
  },
  read: () => null,
  lost: (raw) => {
    const form = new URLSearchParams(raw.toString('utf8'));
    const [reference, status] = [form.get('MessageSid'), form.get('MessageStatus')];
    return reference !== null && (status === 'undelivered' || status === 'failed') ? reference : null;
  },
});
