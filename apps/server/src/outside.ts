import type { Database } from './database/pool.ts';
import type { Config } from './platform/config.ts';
import { createOutbound } from './platform/outbound.ts';
import { SIMULATED } from './platform/providerChoices.ts';
import { firstAddress } from './ports/addresses/fallback.ts';
import { answering } from './ports/answering.ts';
import { choiceOf, type Choice } from './ports/chosen.ts';
import { firstCompanies } from './ports/companies/fallback.ts';
import { acceptedTerms } from './ports/documents/acceptedTerms.ts';
import { contractWriter } from './ports/documents/contract.ts';
import { correspondents } from './ports/documents/correspondent.ts';
import { noQuotes } from './ports/lender/noQuotes.ts';
import { byChannel, type Carrier } from './ports/messaging/byChannel.ts';
import type { Messaging } from './ports/messaging/messaging.ts';
import { onceMessaging } from './ports/messaging/onceMessaging.ts';
import { askedPorts, ports } from './ports/registry.ts';
import { databaseStorage } from './ports/storage/database.ts';
import type { PortName } from './ports/vendor.ts';
import { firstVehicles } from './ports/vehicles/fallback.ts';
import { canFindPlates } from './ports/vehicles/findPlateAmong.ts';
import { registerSimulatorPages } from './simulator/pages/registerSimulatorPages.ts';
import { simulatedAddresses } from './simulator/ports/addresses.ts';
import { simulatedCompanies } from './simulator/ports/companies.ts';
import { simulatedVehicles } from './simulator/ports/vehicles/vehicles.ts';
import { simulatedWorld, type SimulatedWorld } from './simulator/world.ts';
import type { Outside, OutsideParts } from './start.ts';

/** Who answers for each port. The one place, with main.ts, that puts vendors and the simulated world together. */
export function outsideWorld(config: Config<PortName>, parts: OutsideParts, pace: number): Outside {
  const { db, keyring, clock, logger, channels, publicUrl, writePdf } = parts;
  const choice: Choice = choiceOf({
    ...{ config, outbound: createOutbound(), clock, publicUrl },
    storage: { get: (id, proposal) => storage.get(id, proposal) },
  });
  const isSimulated = ports.some((port) => config.providers(port).includes(SIMULATED));
  const storage = databaseStorage({ db, keyring, clock, blobs: choice.made('storage', null)[0] ?? null });
  const world = simulatedWorld({ ...parts, pace });
  const messaging = messengerOf(choice, db, world);
  const vehicles = choice.made('vehicles', simulatedVehicles);
  const correspondent = correspondents(db, (code) => channels.byCode(code)?.partner.correspondent);
  const papers = contractWriter({ storage, clock, terms: acceptedTerms(db, keyring), correspondent, writePdf });
  return {
    providers: { ...world.providers, ...answering(choice, world.providers), ...papers },
    lender: choice.made('lender', { quoting: world.lender }).flatMap(({ quoting }) => quoting ?? [])[0] ?? noQuotes,
    authorizations: choice.made('authorizations', world.authorizations)[0] ?? world.authorizations,
    messaging,
    // Where nothing is simulated, nobody of the simulated world calls.
    doors: [...(isSimulated ? world.doors : []), ...ports.flatMap(choice.doors)],
    addresses: firstAddress(choice.made('addresses', simulatedAddresses)),
    companies: firstCompanies(choice.made('companies', simulatedCompanies)),
    vehicles: firstVehicles(vehicles),
    storage,
    ...(isSimulated && {
      extend: (app, runtime, bearer) =>
        registerSimulatorPages(app, world, runtime, { publicUrl, bearer: asksNobodyReal(config) ? bearer : null }),
    }),
    start: async () => {
      if (!canFindPlates(vehicles)) logger.warn('nobody looks plates up: contracts call them the customer’s word');
      if (isSimulated) await world.start();
    },
    stop: world.stop,
  };
}

/** Whether whoever is made up would be made up for the simulated world alone: no message leaves, no bureau is asked. */
const asksNobodyReal = (config: Config<PortName>): boolean =>
  [...askedPorts, 'authorizations' as const, 'messaging' as const].every((port) =>
    config.providers(port).every((name) => name === SIMULATED),
  );

/** The messengers that were chosen, in their order. The simulator alone keeps its own account of keys. */
function messengerOf(choice: Choice, db: Database, { messaging: simulated }: SimulatedWorld): Messaging {
  const carrier: Carrier = { channels: ['sms', 'email', 'whatsapp'], send: simulated.send };
  const carriers = choice.made('messaging', carrier);
  return carriers.length === 1 && carriers[0] === carrier ? simulated : onceMessaging(db, byChannel(carriers));
}
