import { known, plates, type KnownModel } from './table.ts';
import type { Vehicle, VehicleAnswer, VehicleOption, Vehicles, VehicleType } from '../../../ports/vehicles/vehicles.ts';

const modelOf = (type: VehicleType, brand: string, model: string): KnownModel | undefined =>
  known.find((one) => one.type === type && one.brand.value === brand && one.model.value === model);

const once = (options: readonly VehicleOption[]): readonly VehicleOption[] => [
  ...new Map(options.map((option) => [option.value, option])).values(),
];

function vehicleOf(found: KnownModel | undefined, year: string): Vehicle | null {
  const of = found?.years.find((one) => one.value === year);
  if (found === undefined || of === undefined) return null;
  const { type, brand, model } = found;
  return {
    tipoVeiculo: type,
    marca: brand.label,
    modelo: model.label,
    codigoModelo: `${type}/${brand.value}/${model.value}`,
    codigoAno: year,
    anoModelo: of.label,
    valor: of.worth,
  };
}

const failed = { kind: 'failed', reason: 'simulated' } as const;
const done = (vehicle: Vehicle | null): VehicleAnswer => ({ kind: 'done', vehicle });

/** A few brands, models and plates. A plate that ends in 99 fails, all others are known to nobody. */
export const simulatedVehicles: Vehicles = {
  brands: async (type) => ({
    kind: 'done',
    options: once(known.filter((one) => one.type === type).map(({ brand }) => brand)),
  }),
  models: async ({ type, brand }) => ({
    kind: 'done',
    options: known.filter((one) => one.type === type && one.brand.value === brand).map(({ model }) => model),
  }),
  years: async ({ type, brand, model }) => ({
    kind: 'done',
    options: (modelOf(type, brand, model)?.years ?? []).map(({ value, label }) => ({ value, label })),
  }),
  value: async ({ type, brand, model }, year) => done(vehicleOf(modelOf(type, brand, model), year)),
  findPlate: async (plate) => {
    if (plate.endsWith('99')) return failed;
    const found = Object.hasOwn(plates, plate) ? plates[plate] : undefined;
    return done(found === undefined ? null : vehicleOf(modelOf(...found.model), found.year));
  },
};
