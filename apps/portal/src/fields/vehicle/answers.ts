import type { Form } from '@passo/engine/form/form.ts';
import type { VehicleType } from './guide.ts';

/* The answers about a vehicle as the form holds them. */

export interface HeldModel {
  readonly brand: string;
  readonly code: string;
  readonly label: string;
}

interface HeldYear {
  readonly code: string;
  readonly label: string;
}

const isEntry = (value: unknown): value is HeldYear =>
  typeof value === 'object' && value !== null && 'code' in value && 'label' in value;

const isModel = (value: unknown): value is HeldModel => isEntry(value) && 'brand' in value;

export const modelIn = (value: unknown): HeldModel => (isModel(value) ? value : { brand: '', code: '', label: '' });
export const yearIn = (value: unknown): HeldYear => (isEntry(value) ? value : { code: '', label: '' });

export const vehicleTypes: readonly VehicleType[] = ['carros', 'motos', 'caminhoes'];

/** The sort of vehicle that the form asks for; cars where it does not ask. */
export function typeIn(form: Form): VehicleType {
  const held = form.view('tipoVeiculo')?.value;
  const chosen = typeof held === 'object' && held !== null && 'value' in held ? held.value : held;
  return vehicleTypes.find((type) => type === chosen) ?? 'carros';
}

/** The code of the model that a year belongs to, empty where nothing of the guide was chosen. */
export const modelCodeIn = (form: Form, key: string): string => modelIn(form.view(key)?.value).code;
