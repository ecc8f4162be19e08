import { BRASILAPI_URL } from '../../brasilapi.ts';
import { defineVendor } from '../../vendor.ts';
import { addressesOfBrasilapi } from './brasilapi.ts';

export const brasilapiAddresses = defineVendor({
  port: 'addresses',
  name: 'brasilapi',
  needs: [],
  make: ({ outbound, at }) => addressesOfBrasilapi({ outbound, url: at(BRASILAPI_URL) }),
});
