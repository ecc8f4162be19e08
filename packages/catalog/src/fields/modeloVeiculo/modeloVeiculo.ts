import { fail, ok } from '@passo/domain';
import { defineField, isRecord, isVisible, readable } from '@passo/engine';
import { PRICE } from '../../parts/lookedUpParts.ts';
import { readEntry, sendEntry, type GuideEntry } from '../../parts/vehicle.ts';
import { isModelCode } from '../../ports/guideCodes.ts';

/** A model of the FIPE guide with its brand. `code`: `carros/21/9535` (table, brand, model), or empty. */
interface VehicleModel extends GuideEntry {
  readonly brand: string;
}

export const modeloVeiculo = defineField<VehicleModel>({
  control: 'vehicleModel',
  longest: () => 380,
  fills: [PRICE],
  read: (wire) => {
    const entry = readEntry(wire, isModelCode);
    if (entry === undefined) return fail('Escolha ou digite o modelo do veículo.');
    const brand = isRecord(wire) && typeof wire.marca === 'string' ? wire.marca : '';
    return ok({ brand, ...entry });
  },
  send: ({ brand, ...entry }) => (isVisible(entry.label) ? { ...sendEntry(entry), marca: readable(brand) } : undefined),
  format: ({ brand, label }) => [brand, label].filter(Boolean).join(' '),
  plain: ({ label }) => label,
  isEmpty: ({ label }) => !isVisible(label),
});
