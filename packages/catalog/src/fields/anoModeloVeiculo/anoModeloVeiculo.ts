import { fail, ok } from '@passo/domain';
import { defineField, isRecord, isVisible } from '@passo/engine';
import { modelOf, PRICE } from '../../parts/lookedUpParts.ts';
import { readEntry, sendEntry, type GuideEntry } from '../../parts/vehicle.ts';
import { isYearCode } from '../../ports/guideCodes.ts';

const YEAR = /^\s*((19|20)\d{2}\b|zero km\b)/i;

interface ModelYear extends GuideEntry {
  /** Reais, as the guide told it. */
  readonly worth?: number;
}

/** A year of a model of the FIPE guide, with its fuel (`2022 Flex`) and its price. `code`: `2022-5`, or empty. */
export const anoModeloVeiculo = defineField<ModelYear>({
  control: 'vehicleYear',
  longest: () => 260,
  fills: [PRICE],
  restsOn: modelOf,
  read: (wire) => {
    const entry = readEntry(typeof wire === 'number' ? String(wire) : wire, isYearCode);
    if (entry === undefined) return fail('Escolha ou digite o ano do modelo.');
    return ok(isRecord(wire) && typeof wire.valor === 'number' ? { ...entry, worth: wire.valor } : entry);
  },
  send: ({ worth, ...entry }) =>
    isVisible(entry.label) ? { ...sendEntry(entry), ...(worth !== undefined && { valor: worth }) } : undefined,
  format: ({ label }) => label,
  plain: ({ label }) => label,
  isEmpty: ({ label }) => !isVisible(label),
  problem: ({ label }) => (YEAR.test(label) ? null : 'Informe o ano do modelo, como 2022.'),
});
