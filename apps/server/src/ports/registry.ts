import type { ProviderNames } from '../platform/providerChoices.ts';
import type { Addresses } from './addresses/addresses.ts';
import { BRASILAPI_URL, brasilapiAddresses } from './addresses/brasilapi.ts';
import { simulatedAddresses } from './addresses/simulated.ts';
import { viacep, VIACEP_URL } from './addresses/viacep.ts';
import type { VendorParts } from './askJson.ts';
import { brasilapiCompanies } from './companies/brasilapi.ts';
import type { Companies } from './companies/companies.ts';
import { simulatedCompanies } from './companies/simulated.ts';
import { brasilapiVehicles } from './vehicles/brasilapi.ts';
import { simulatedVehicles } from './vehicles/simulated.ts';
import type { Vehicles } from './vehicles/vehicles.ts';

/** Makes a vendor's adapter. `at` gives it what it is made from, given where the vendor usually is. */
type Maker<Port> = (at: (usualUrl: string) => VendorParts) => Port;

export const addressVendors: Readonly<Record<string, Maker<Addresses>>> = {
  simulated: () => simulatedAddresses,
  viacep: (at) => viacep(at(VIACEP_URL)),
  brasilapi: (at) => brasilapiAddresses(at(BRASILAPI_URL)),
};

export const companyVendors: Readonly<Record<string, Maker<Companies>>> = {
  simulated: () => simulatedCompanies,
  brasilapi: (at) => brasilapiCompanies(at(BRASILAPI_URL)),
};

export const vehicleVendors: Readonly<Record<string, Maker<Vehicles>>> = {
  simulated: () => simulatedVehicles,
  brasilapi: (at) => brasilapiVehicles(at(BRASILAPI_URL)),
};

/** The simulator is the default, so it comes first. */
const namesOf = (makers: Readonly<Record<string, unknown>>): readonly ['simulated', ...string[]] => [
  'simulated',
  ...Object.keys(makers).filter((name) => name !== 'simulated'),
];

/** The vendors that exist for each port, the simulator first. */
export const vendors = {
  messaging: ['simulated'],
  bureau: ['simulated'],
  payrollMargin: ['simulated'],
  lender: ['simulated'],
  identity: ['simulated'],
  signature: ['simulated'],
  employer: ['simulated'],
  companies: namesOf(companyVendors),
  addresses: namesOf(addressVendors),
  vehicles: namesOf(vehicleVendors),
} as const satisfies ProviderNames;

export type PortName = keyof typeof vendors;
