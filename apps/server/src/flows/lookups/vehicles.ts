import type { DataOf } from '@passo/contract';
import type {
  ModelCode,
  OptionsAnswer,
  VehicleAnswer,
  VehicleOption,
  VehicleType,
} from '../../ports/vehicles/vehicles.ts';
import { openAccess, type Visitor } from '../access/access.ts';
import { takeLookup } from './lookupLimits.ts';
import { modelCodeOf } from './modelCode.ts';
import type { Caller } from '../runtime/challenge.ts';
import type { Runtime } from '../runtime/runtime.ts';

const TIMEOUT_MS = 8_000;

/** Who asks: the link, and where the question comes from (for the limit). */
export interface Asker {
  readonly visitor: Visitor;
  readonly caller: Caller;
}

async function admit(runtime: Runtime, { visitor, caller }: Asker): Promise<AbortSignal> {
  await takeLookup(runtime, caller, visitor, await openAccess(runtime, visitor));
  return AbortSignal.timeout(TIMEOUT_MS);
}

/* Never an error: whatever happens outside, the customer goes on typing. */
const optionsOf = (answer: OptionsAnswer, value: (option: VehicleOption) => string): DataOf<'fipeResource'> => ({
  resource: {
    options: answer.kind === 'done' ? answer.options.map((one) => ({ value: value(one), label: one.label })) : [],
  },
});
const vehicleOf = (answer: VehicleAnswer): DataOf<'findVehicle'> => ({
  vehicle: answer.kind === 'done' ? answer.vehicle : null,
});

export async function vehicleBrands(
  runtime: Runtime,
  asker: Asker,
  type: VehicleType,
): Promise<DataOf<'fipeResource'>> {
  const signal = await admit(runtime, asker);
  return optionsOf(await runtime.vehicles.brands(type, signal), ({ value }) => value);
}

export async function vehicleModels(
  runtime: Runtime,
  asker: Asker,
  at: Omit<ModelCode, 'model'>,
): Promise<DataOf<'fipeModels'>> {
  const signal = await admit(runtime, asker);
  return optionsOf(await runtime.vehicles.models(at, signal), ({ value }) => `${at.type}/${at.brand}/${value}`);
}

export async function vehicleYears(runtime: Runtime, asker: Asker, code: string): Promise<DataOf<'fipeYears'>> {
  const signal = await admit(runtime, asker);
  const at = modelCodeOf(code);
  return optionsOf(at ? await runtime.vehicles.years(at, signal) : nothing, ({ value }) => value);
}

export async function vehicleValue(
  runtime: Runtime,
  asker: Asker,
  { modelo, ano }: { readonly modelo: string; readonly ano: string },
): Promise<DataOf<'fipeValue'>> {
  const signal = await admit(runtime, asker);
  const at = modelCodeOf(modelo);
  return at ? vehicleOf(await runtime.vehicles.value(at, ano, signal)) : { vehicle: null };
}

export async function findVehicle(runtime: Runtime, asker: Asker, plate: string): Promise<DataOf<'findVehicle'>> {
  const signal = await admit(runtime, asker);
  return vehicleOf(await runtime.vehicles.findPlate(plate, signal));
}

const nothing: OptionsAnswer = { kind: 'done', options: [] };
