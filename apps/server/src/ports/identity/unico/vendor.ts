import { defineVendor } from '../../vendor.ts';
import { unicoDoor, unicoIdentity, UNICO_URL } from './unico.ts';
import { UNICO_IDENTITY_URL } from './unicoAccess.ts';

const NAME = 'unico';

export const unico = defineVendor({
  port: 'identity',
  name: NAME,
  needs: ['UNICO_ISSUER', 'UNICO_PRIVATE_KEY', 'UNICO_API_KEY', 'UNICO_WEBHOOK_KEY'],
  make: ({ outbound, at, secret, clock, publicUrl }) =>
    unicoIdentity({
      vendor: { outbound, url: at(UNICO_URL) },
      account: {
        issuer: secret('UNICO_ISSUER'),
        key: Buffer.from(secret('UNICO_PRIVATE_KEY'), 'base64').toString('utf8'),
        identityUrl: at(UNICO_IDENTITY_URL),
      },
      apiKey: secret('UNICO_API_KEY'),
      callbackUrl: publicUrl,
      clock,
    }),
  door: ({ secret }) => unicoDoor(NAME, secret('UNICO_WEBHOOK_KEY')),
});
