import { BRASILAPI_URL } from '../../brasilapi.ts';
import { defineVendor } from '../../vendor.ts';
import { companiesOfBrasilapi } from './brasilapi.ts';

export const brasilapiCompanies = defineVendor({
  port: 'companies',
  name: 'brasilapi',
  needs: [],
  make: ({ outbound, at }) => companiesOfBrasilapi({ outbound, url: at(BRASILAPI_URL) }),
});
