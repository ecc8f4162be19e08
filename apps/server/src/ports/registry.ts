import type { OperationName } from '@passo/catalog';
import type { ProviderNames } from '../platform/providerChoices.ts';
import type { VendorNeeds } from '../platform/vendorKeys.ts';
import type { Addresses } from './addresses/addresses.ts';
import { BRASILAPI_URL, brasilapiAddresses } from './addresses/brasilapi.ts';
import { simulatedAddresses } from './addresses/simulated.ts';
import { viacep, VIACEP_URL } from './addresses/viacep.ts';
import type { VendorParts } from './askJson.ts';
import { brasilapiCompanies } from './companies/brasilapi.ts';
import type { Companies } from './companies/companies.ts';
import { simulatedCompanies } from './companies/simulated.ts';
import { brasilapiVehicles } from './vehicles/brasilapi.ts';
import { carriers } from './messaging/carriers.ts';
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

/** The ports that steps ask; papers are written by ourselves. */
type Asked<Name> = Name extends `${infer Port}.${string}` ? Exclude<Port, 'documents'> : never;

/** The vendors that exist for each port, the simulator first. A port that is missing here does not compile. */
export const vendors = {
  messaging: namesOf(carriers),
  bureau: ['simulated'],
  payrollMargin: ['simulated'],
  lender: ['simulated', 'qitech'],
  identity: ['simulated', 'unico'],
  signature: ['simulated', 'clicksign'],
  employer: ['simulated'],
  benefits: ['simulated'],
  office: ['simulated'],
  utility: ['simulated'],
  authorizations: ['simulated'],
  companies: namesOf(companyVendors),
  addresses: namesOf(addressVendors),
  vehicles: namesOf(vehicleVendors),
} as const satisfies ProviderNames & Readonly<Record<Asked<OperationName>, unknown>>;

/** What the chosen vendors need from the environment, by `<port>.<vendor>`. */
export const vendorNeeds: VendorNeeds = {
  'messaging.zenvia': ['ZENVIA_API_TOKEN', 'ZENVIA_FROM'],
  'messaging.twilio': ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
  'messaging.smtp': ['SMTP_URL', 'SMTP_FROM'],
  'signature.clicksign': ['CLICKSIGN_ACCESS_TOKEN', 'CLICKSIGN_HMAC_SECRET'],
  'identity.unico': ['UNICO_ISSUER', 'UNICO_PRIVATE_KEY', 'UNICO_API_KEY', 'UNICO_WEBHOOK_KEY'],
  'lender.qitech': ['QITECH_API_KEY', 'QITECH_PRIVATE_KEY', 'QITECH_PUBLIC_KEY'],
  'storage.folder': ['STORAGE_FOLDER'],
  'storage.s3': ['S3_URL', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
};

export type PortName = keyof typeof vendors;
