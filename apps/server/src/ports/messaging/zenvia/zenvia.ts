import { isRecord } from '@passo/engine';
import type { VendorParts } from '../../askJson.ts';
import { parseJson } from '../../parseJson.ts';
import { international } from '../../internationalPhone.ts';
import type { Carrier } from '../byChannel.ts';

export const ZENVIA_URL = 'https://api.zenvia.com/v2';
const TIMEOUT_MS = 8_000;

interface ZenviaKeys {
  readonly token: string;
  /** The sender's keyword of the account. */
  readonly from: string;
}

/**
 * Zenvia's API v2: `POST /channels/<channel>/messages` with `X-API-TOKEN`, answered with the message's id. Sent again under
 * the same key only by us (`onceMessaging`): Zenvia knows no keys, so a POST is made once.
 */
export const zenviaCarrier = ({ outbound, url }: VendorParts, { token, from }: ZenviaKeys): Carrier => ({
  channels: ['sms', 'whatsapp'],
  send: async ({ channel, to, text }) => {
    const answer = await outbound({
      url: `${url}/channels/${channel}/messages`,
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-token': token },
      body: JSON.stringify({ from, to: international(to), contents: [{ type: 'text', text }] }),
      timeoutMs: TIMEOUT_MS,
      attempts: 1,
    });
    if (answer.kind === 'failed' || answer.status !== 200) return { ok: false };
    const body = parseJson(answer.body);
    return { ok: isRecord(body) && typeof body.id === 'string' };
  },
});
