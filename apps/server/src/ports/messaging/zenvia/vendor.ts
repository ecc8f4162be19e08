import { defineVendor } from '../../vendor.ts';
import { zenviaCarrier, ZENVIA_URL } from './zenvia.ts';

export const zenvia = defineVendor({
  port: 'messaging',
  name: 'zenvia',
  needs: ['ZENVIA_API_TOKEN', 'ZENVIA_FROM'],
  make: ({ outbound, at, secret }) =>
    zenviaCarrier(
      { outbound, url: at(ZENVIA_URL) },
      { token: secret('ZENVIA_API_TOKEN'), from: secret('ZENVIA_FROM') },
    ),
});
