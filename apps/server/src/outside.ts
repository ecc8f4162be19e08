import type { Config } from './platform/config.ts';
import { contractWriter } from './ports/documents/contract.ts';
import { simulatedAddresses } from './ports/addresses/simulated.ts';
import { simulatedCompanies } from './ports/companies/simulated.ts';
import { databaseStorage } from './ports/storage/database.ts';
import type { vendors } from './ports/registry.ts';
import { registerSimulatorPages } from './simulator/pages/registerSimulatorPages.ts';
import { simulatedWorld } from './simulator/world.ts';
import type { Outside, OutsideParts } from './start.ts';

/** Who answers for each port. The one place, with main.ts, that names vendors. */
export function outsideWorld(_config: Config<keyof typeof vendors>, parts: OutsideParts, pace: number): Outside {
  const { db, keyring } = parts;
  const storage = databaseStorage(db, keyring);
  const world = simulatedWorld({ ...parts, pace });
  return {
    providers: { ...world.providers, ...contractWriter({ storage }) },
    lender: world.lender,
    messaging: world.messaging,
    doors: world.doors,
    addresses: simulatedAddresses,
    companies: simulatedCompanies,
    storage,
    extend: (app, runtime) => registerSimulatorPages(app, world, runtime, parts.publicUrl),
    start: world.start,
    stop: world.stop,
  };
}
