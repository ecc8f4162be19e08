import { defineVendor } from '../../vendor.ts';
import { clicksignSignature, CLICKSIGN_URL } from './clicksign.ts';
import { clicksignDoor } from './clicksignDoor.ts';

const NAME = 'clicksign';

export const clicksign = defineVendor({
  port: 'signature',
  name: NAME,
  needs: ['CLICKSIGN_ACCESS_TOKEN', 'CLICKSIGN_HMAC_SECRET'],
  make: ({ outbound, at, secret, storage }) =>
    clicksignSignature({
      vendor: { outbound, url: at(CLICKSIGN_URL) },
      token: secret('CLICKSIGN_ACCESS_TOKEN'),
      storage,
    }),
  door: ({ secret }) => clicksignDoor(NAME, Buffer.from(secret('CLICKSIGN_HMAC_SECRET'))),
});
