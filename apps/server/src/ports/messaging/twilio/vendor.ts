import { defineVendor } from '../../vendor.ts';
import { twilioCarrier, twilioDoor, TWILIO_URL } from './twilio.ts';

const NAME = 'twilio';
/** Where Twilio tells what became of a message; part of what it signs. */
const statusUrl = (publicUrl: string): string => `${publicUrl}/webhooks/${NAME}`;

export const twilio = defineVendor({
  port: 'messaging',
  name: NAME,
  needs: ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
  make: ({ outbound, at, secret, publicUrl }) =>
    twilioCarrier(
      { outbound, url: at(TWILIO_URL) },
      { account: secret('TWILIO_ACCOUNT_SID'), token: secret('TWILIO_AUTH_TOKEN'), from: secret('TWILIO_FROM') },
      statusUrl(publicUrl),
    ),
  door: ({ secret, publicUrl }) => twilioDoor(NAME, secret('TWILIO_AUTH_TOKEN'), statusUrl(publicUrl)),
});
