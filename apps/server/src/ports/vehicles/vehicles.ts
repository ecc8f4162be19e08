import type { GuideVehicle } from '@passo/catalog';

/** The tables of the FIPE price guide, one per sort of vehicle, by the names that BrasilAPI and its clients use. */
export type VehicleType = 'carros' | 'motos' | 'caminhoes';

export interface VehicleOption {
  /** The guide's code of it within what stands above: a brand's within the table, a model's within the brand. */
  readonly value: string;
  readonly label: string;
}

export interface Vehicle extends GuideVehicle {
  readonly tipoVeiculo: VehicleType;
}

export type OptionsAnswer =
  | { readonly kind: 'done'; readonly options: readonly VehicleOption[] }
  | { readonly kind: 'failed'; readonly reason: string };

/** Null for a plate, or a place in the tables, that nobody has. */
export type VehicleAnswer =
  { readonly kind: 'done'; readonly vehicle: Vehicle | null } | { readonly kind: 'failed'; readonly reason: string };

/** A place in the guide's tables. */
export interface ModelCode {
  readonly type: VehicleType;
  readonly brand: string;
  readonly model: string;
}

/** The price guide's tables. */
export interface VehicleTables {
  brands(type: VehicleType, signal: AbortSignal): Promise<OptionsAnswer>;
  models(at: Omit<ModelCode, 'model'>, signal: AbortSignal): Promise<OptionsAnswer>;
  years(at: ModelCode, signal: AbortSignal): Promise<OptionsAnswer>;
  /** What a model of a year is worth. `year` is a code out of `years`. */
  value(at: ModelCode, year: string, signal: AbortSignal): Promise<VehicleAnswer>;
}

interface Plates {
  /** `plate`: 7 characters, old or Mercosul. */
  findPlate(plate: string, signal: AbortSignal): Promise<VehicleAnswer>;
}

/** All that is asked about vehicles. */
export interface Vehicles extends VehicleTables, Plates {}

/** Whoever tells of them: one that knows no plates has no `findPlate`, for to say that nobody has a plate it would have to know. */
export type VehiclesVendor = VehicleTables & Partial<Plates>;

/** The guide's code for a model year that has not begun. */
const NEW = '32000';

/** `32000 Gasolina` → `Zero km Gasolina`, as people call it. */
export const yearInWords = (label: string): string => label.replace(NEW, 'Zero km');
