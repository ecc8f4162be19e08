import { SIMULATED, type ProviderNames } from '../platform/providerChoices.ts';
import type { VendorNeeds } from '../platform/vendorKeys.ts';
import { httpVendor } from './http/vendor.ts';
import type { AskedPort, PortName, Vendor } from './vendor.ts';
import * as declared from './vendors.ts';

/** Who answers a port while nobody is chosen. One that is missing here does not compile. */
const askedUsually = {
  benefits: SIMULATED,
  bureau: SIMULATED,
  employer: SIMULATED,
  identity: SIMULATED,
  lender: SIMULATED,
  office: SIMULATED,
  payrollMargin: SIMULATED,
  signature: SIMULATED,
  utility: SIMULATED,
} as const satisfies Readonly<Record<AskedPort, string>>;

const usually = {
  ...askedUsually,
  addresses: SIMULATED,
  authorizations: SIMULATED,
  companies: SIMULATED,
  messaging: SIMULATED,
  /** Documents lie in our own database: nothing pretends. */
  storage: 'database',
  vehicles: SIMULATED,
} as const satisfies Readonly<Record<PortName, string>>;

export const usualNameOf = (port: PortName): string => usually[port];

const isPort = (name: string): name is PortName => Object.hasOwn(usually, name);
export const ports: readonly PortName[] = Object.keys(usually).filter(isPort);

const isAskedPort = (name: string): name is AskedPort => Object.hasOwn(askedUsually, name);
export const askedPorts: readonly AskedPort[] = Object.keys(askedUsually).filter(isAskedPort);

/** Whatever has no vendor of its own is answered over our own wire; documents lie where they are safe. */
const isOverHttp = (port: PortName): port is Exclude<PortName, 'storage'> => port !== 'storage';

/** The vendors that have a folder each, and one that answers for any port. */
export const allVendors: readonly Vendor[] = [...Object.values(declared), ...ports.filter(isOverHttp).map(httpVendor)];

/** Who may be chosen for each port, the usual one first. */
export const vendorNames: ProviderNames = Object.fromEntries(
  Object.entries(usually).map(([port, usual]) => [
    port,
    [usual, ...allVendors.filter((vendor) => vendor.port === port).map(({ name }) => name)] as const,
  ]),
);

/** What the chosen vendors need from the environment, by `<port>.<vendor>`. */
export const vendorNeeds: VendorNeeds = Object.fromEntries(
  allVendors.map(({ port, name, needs }) => [`${port}.${name}`, needs]),
);

const isOf =
  <Port extends PortName>(port: Port, name: string) =>
  (vendor: Vendor): vendor is Vendor<Port> =>
    vendor.port === port && vendor.name === name;

/** The vendor of that name. There is none for the usual one, which is made with the world around it. */
export const vendorOf = <Port extends PortName>(port: Port, name: string): Vendor<Port> | undefined =>
  allVendors.find(isOf(port, name));
