import type { ModelCode, VehicleType } from '../../ports/vehicles/vehicles.ts';

const types: readonly VehicleType[] = ['carros', 'motos', 'caminhoes'];

/** `carros/21/9535` → table, brand and model; undefined for what is no such code. */
export function modelCodeOf(code: string): ModelCode | undefined {
  const [first, brand, model] = code.split('/');
  const type = types.find((one) => one === first);
  return type === undefined || brand === undefined || model === undefined ? undefined : { type, brand, model };
}
