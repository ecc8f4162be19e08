import type { VendorExamples } from '../../testing/vendorExamples.ts';
import { twilioSignature } from './twilio.ts';

const TOKEN = 'token';
const news = (status: string): string => new URLSearchParams({ MessageSid: 'SM1', MessageStatus: status }).toString();

export const examples: VendorExamples = {
  environment: { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: TOKEN, TWILIO_FROM: '+5511999990000' },
  door: {
    prove: (raw) => {
      const form = new URLSearchParams(raw.toString('utf8'));
      return { 'x-twilio-signature': twilioSignature(TOKEN, 'https://passo.exemplo/webhooks/twilio', form) };
    },
    provesBytes: true,
    news: [news('undelivered'), news('delivered')],
  },
};
