import { defineVendor } from '../../vendor.ts';
import { viacepAddresses, VIACEP_URL } from './viacep.ts';

export const viacep = defineVendor({
  port: 'addresses',
  name: 'viacep',
  needs: [],
  make: ({ outbound, at }) => viacepAddresses({ outbound, url: at(VIACEP_URL) }),
});
