import { BRASILAPI_URL } from '../../brasilapi.ts';
import { defineVendor } from '../../vendor.ts';
import { vehiclesOfBrasilapi } from './brasilapi.ts';

export const brasilapiVehicles = defineVendor({
  port: 'vehicles',
  name: 'brasilapi',
  needs: [],
  make: ({ outbound, at }) => vehiclesOfBrasilapi({ outbound, url: at(BRASILAPI_URL) }),
});
