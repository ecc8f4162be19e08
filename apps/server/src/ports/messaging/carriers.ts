import type { VendorParts } from '../askJson.ts';
import type { Carrier } from './byChannel.ts';
import type { Messaging } from './messaging.ts';
import { smtp } from './smtp.ts';
import { twilio, TWILIO_URL } from './twilio.ts';
import { zenvia, ZENVIA_URL } from './zenvia.ts';

export interface CarrierParts {
  at(usualUrl: string): VendorParts;
  /** A variable that the vendor needs; it was checked when the configuration was read. */
  secret(name: string): string;
  readonly publicUrl: string;
  readonly simulated: Messaging;
}

/** Makes a messenger. Every one of them is proven against a local server that speaks its wire. */
export const carriers: Readonly<Record<string, (parts: CarrierParts) => Carrier>> = {
  simulated: ({ simulated }) => ({ channels: ['sms', 'email', 'whatsapp'], send: simulated.send }),
  zenvia: ({ at, secret }) =>
    zenvia(at(ZENVIA_URL), { token: secret('ZENVIA_API_TOKEN'), from: secret('ZENVIA_FROM') }),
  twilio: ({ at, secret, publicUrl }) =>
    twilio(
      at(TWILIO_URL),
      { account: secret('TWILIO_ACCOUNT_SID'), token: secret('TWILIO_AUTH_TOKEN'), from: secret('TWILIO_FROM') },
      `${publicUrl}/webhooks/twilio`,
    ),
  smtp: ({ secret }) => smtp({ url: secret('SMTP_URL'), from: secret('SMTP_FROM') }),
};
