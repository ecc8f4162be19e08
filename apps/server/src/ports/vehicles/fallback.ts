import { firstFound } from '../firstFound.ts';
import { findPlateAmong } from './findPlateAmong.ts';
import type { OptionsAnswer, VehicleAnswer, Vehicles, VehiclesVendor } from './vehicles.ts';

const hasOptions = (answer: OptionsAnswer): boolean => answer.kind === 'done' && answer.options.length > 0;
const hasVehicle = (answer: VehicleAnswer): boolean => answer.kind === 'done' && answer.vehicle !== null;

/** Asks the next vendor where one failed or does not know. */
export const firstVehicles = (vendors: readonly VehiclesVendor[]): Vehicles => ({
  brands: (type, signal) =>
    firstFound(
      vendors.map((vendor) => () => vendor.brands(type, signal)),
      hasOptions,
      signal,
    ),
  models: (at, signal) =>
    firstFound(
      vendors.map((vendor) => () => vendor.models(at, signal)),
      hasOptions,
      signal,
    ),
  years: (at, signal) =>
    firstFound(
      vendors.map((vendor) => () => vendor.years(at, signal)),
      hasOptions,
      signal,
    ),
  value: (at, year, signal) =>
    firstFound(
      vendors.map((vendor) => () => vendor.value(at, year, signal)),
      hasVehicle,
      signal,
    ),
  findPlate: findPlateAmong(vendors),
});
