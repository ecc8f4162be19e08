import { customerLinks } from './ports/messaging/customerLink.ts';
import type { Config } from './platform/config.ts';
import { createOutbound } from './platform/outbound.ts';
import { firstAddress } from './ports/addresses/fallback.ts';
import type { VendorParts } from './ports/askJson.ts';
import { firstCompanies } from './ports/companies/fallback.ts';
import { contractWriter } from './ports/documents/contract.ts';
import { databaseStorage } from './ports/storage/database.ts';
import { addressVendors, companyVendors, vehicleVendors, vendors, type PortName } from './ports/registry.ts';
import { firstVehicles } from './ports/vehicles/fallback.ts';
import { registerSimulatorPages } from './simulator/pages/registerSimulatorPages.ts';
import { simulatedWorld } from './simulator/world.ts';
import type { Outside, OutsideParts } from './start.ts';

/** Who answers for each port. The one place, with main.ts, that names vendors. */
export function outsideWorld(config: Config<PortName>, parts: OutsideParts, pace: number): Outside {
  const { db, keyring } = parts;
  const storage = databaseStorage(db, keyring);
  const world = simulatedWorld({ ...parts, pace });
  const chosen = chooser(config);
  return {
    providers: {
      ...world.providers,
      ...contractWriter({
        storage,
        messaging: world.messaging,
        link: customerLinks(db, keyring, parts.publicUrl),
        clock: parts.clock,
      }),
    },
    lender: world.lender,
    authorizations: world.authorizations,
    messaging: world.messaging,
    doors: world.doors,
    addresses: firstAddress(chosen('addresses', addressVendors)),
    companies: firstCompanies(chosen('companies', companyVendors)),
    vehicles: firstVehicles(chosen('vehicles', vehicleVendors)),
    storage,
    ...(simulates(config) && {
      extend: (app, runtime) => registerSimulatorPages(app, world, runtime, parts.publicUrl),
    }),
    start: world.start,
    stop: world.stop,
  };
}

type Makers<Port> = Readonly<Record<string, (at: (usualUrl: string) => VendorParts) => Port>>;

/** The adapters that the configuration chose for a port, in its order. */
function chooser(config: Config<PortName>) {
  const outbound = createOutbound();
  return <Port>(port: PortName, makers: Makers<Port>): readonly Port[] =>
    config.providers(port).flatMap((vendor) => {
      const at = (usualUrl: string): VendorParts => ({ outbound, url: config.vendorUrl(port, vendor) ?? usualUrl });
      const maker = makers[vendor];
      return maker === undefined ? [] : [maker(at)];
    });
}

const simulates = (config: Config<PortName>): boolean =>
  Object.entries(vendors).some(([port, [simulator]]) => isPort(port) && config.providers(port).includes(simulator));

const isPort = (name: string): name is PortName => Object.hasOwn(vendors, name);
