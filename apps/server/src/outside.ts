import { customerLinks } from './ports/messaging/customerLink.ts';
import type { Config } from './platform/config.ts';
import { createOutbound, type Outbound } from './platform/outbound.ts';
import { firstAddress } from './ports/addresses/fallback.ts';
import type { VendorParts } from './ports/askJson.ts';
import { firstCompanies } from './ports/companies/fallback.ts';
import { acceptedTerms } from './ports/documents/acceptedTerms.ts';
import { contractWriter } from './ports/documents/contract.ts';
import { chosenPorts } from './ports/chosenPorts.ts';
import { byChannel } from './ports/messaging/byChannel.ts';
import { carriers } from './ports/messaging/carriers.ts';
import type { Messaging } from './ports/messaging/messaging.ts';
import { onceMessaging } from './ports/messaging/onceMessaging.ts';
import { databaseStorage } from './ports/storage/database.ts';
import { folderBlobs } from './ports/storage/folder.ts';
import { s3Blobs } from './ports/storage/s3.ts';
import type { Blobs } from './ports/storage/blobs.ts';
import { addressVendors, companyVendors, vehicleVendors, vendors, type PortName } from './ports/registry.ts';
import { firstVehicles } from './ports/vehicles/fallback.ts';
import { registerSimulatorPages } from './simulator/pages/registerSimulatorPages.ts';
import { simulatedWorld, type SimulatedWorld } from './simulator/world.ts';
import type { Outside, OutsideParts } from './start.ts';

/** Who answers for each port. The one place, with main.ts, that names vendors. */
export function outsideWorld(config: Config<PortName>, parts: OutsideParts, pace: number): Outside {
  const { db, keyring } = parts;
  const outbound = createOutbound();
  const storage = databaseStorage(db, keyring, blobsOf(config, outbound));
  const world = simulatedWorld({ ...parts, pace });
  const chosen = chooser(config, outbound);
  const messaging = messengerOf(config, outbound, parts, world);
  const ports = chosenPorts({ config, outbound, storage, clock: parts.clock, publicUrl: parts.publicUrl });
  return {
    providers: {
      ...world.providers,
      ...ports.providers,
      ...contractWriter({
        ...{ storage, messaging, clock: parts.clock, terms: acceptedTerms(db, keyring) },
        link: customerLinks(db, keyring, parts.publicUrl),
      }),
    },
    lender: ports.quoting ?? world.lender,
    authorizations: world.authorizations,
    messaging,
    doors: [...world.doors, ...ports.doors],
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

/** The messengers that were chosen, in their order. The simulator alone keeps its own account of keys. */
function messengerOf(
  config: Config<PortName>,
  outbound: Outbound,
  { db, publicUrl }: OutsideParts,
  { messaging: simulated }: SimulatedWorld,
): Messaging {
  const names = config.providers('messaging');
  if (names.length === 1 && names[0] === 'simulated') return simulated;
  const made = names.flatMap((name) => {
    const at = (usualUrl: string): VendorParts => ({ outbound, url: config.vendorUrl('messaging', name) ?? usualUrl });
    const carrier = carriers[name]?.({ at, secret: config.secret, publicUrl, simulated });
    return carrier === undefined ? [] : [carrier];
  });
  return onceMessaging(db, byChannel(made));
}

function blobsOf({ store, secret }: Config<PortName>, outbound: Outbound): Blobs | null {
  if (store === 'folder') return folderBlobs(secret('STORAGE_FOLDER'));
  if (store !== 's3') return null;
  return s3Blobs(outbound, {
    url: secret('S3_URL').replace(/\/+$/, ''),
    region: secret('S3_REGION'),
    accessKeyId: secret('S3_ACCESS_KEY_ID'),
    secretAccessKey: secret('S3_SECRET_ACCESS_KEY'),
  });
}

type Makers<Port> = Readonly<Record<string, (at: (usualUrl: string) => VendorParts) => Port>>;

/** The adapters that the configuration chose for a port, in its order. */
function chooser(config: Config<PortName>, outbound: Outbound) {
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
