import { fail, isValidPlate, masks, ok } from '@passo/domain';
import { defineField, isJsonObject, isRecord, type JsonObject, messages } from '@passo/engine';
import { vehicleFields } from '../../parts/lookedUpParts.ts';

/** A licence plate, old or Mercosul, and what its look-up found. */
interface PlateAnswer {
  /** Masked. */
  readonly plate: string;
  /** As the look-up told it; absent where it failed or found nothing. */
  readonly vehicle?: JsonObject;
}

/** Names of the look-up's answer that travel on with the plate. */
const told = ['tipoVeiculo', 'marca', 'modelo', 'codigoModelo', 'codigoAno', 'anoModelo', 'valor'];

function vehicleOf(wire: unknown): JsonObject | undefined {
  if (!isRecord(wire) || !isJsonObject(wire)) return undefined;
  const known = Object.entries(wire).filter(
    ([name, value]) => told.includes(name) && (typeof value === 'number' || isShortText(value)),
  );
  return known.length === 0 ? undefined : Object.fromEntries(known);
}

const isShortText = (value: unknown): boolean => typeof value === 'string' && value.length <= 120;

function answer(plate: string, vehicle: JsonObject | undefined): PlateAnswer {
  const masked = masks.licencePlate.mask(plate);
  return vehicle === undefined ? { plate: masked } : { plate: masked, vehicle };
}

export const consultaPlaca = defineField<PlateAnswer>({
  control: 'plate',
  longest: () => 1_200,
  fills: vehicleFields,
  read: (wire) => {
    if (typeof wire === 'string') return ok(answer(wire, undefined));
    if (!isRecord(wire) || typeof wire.plate !== 'string') return fail(messages.invalid);
    return ok(answer(wire.plate, vehicleOf(wire.vehicle)));
  },
  send: ({ plate, vehicle }) =>
    plate === '' ? undefined : { plate: masks.licencePlate.unmask(plate), ...(vehicle !== undefined && { vehicle }) },
  format: ({ plate }) => plate,
  plain: ({ plate }) => masks.licencePlate.unmask(plate),
  isEmpty: ({ plate }) => plate === '',
  problem: ({ plate }) => (isValidPlate(plate) ? null : 'Placa inválida. Confira os 7 caracteres.'),
});
