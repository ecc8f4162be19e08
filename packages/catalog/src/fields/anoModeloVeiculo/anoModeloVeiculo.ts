import { fail, ok } from '@passo/domain';
import { defineField, isVisible, readable } from '@passo/engine';
import { readEntry, type GuideEntry } from '../../parts/vehicle.ts';

const YEAR = /^\s*((19|20)\d{2}\b|zero km\b)/i;

/** A year of a model of the FIPE guide, with its fuel (`2022 Flex`). `code`: `2022-5`, or empty. */
export const anoModeloVeiculo = defineField<GuideEntry>({
  control: 'vehicleYear',
  longest: () => 260,
  read: (wire) => {
    const entry = readEntry(typeof wire === 'number' ? String(wire) : wire);
    return entry === undefined ? fail('Escolha ou digite o ano do modelo.') : ok(entry);
  },
  send: ({ code, label }) => (isVisible(label) ? { value: readable(code), label: readable(label) } : undefined),
  format: ({ label }) => label,
  plain: ({ label }) => label,
  isEmpty: ({ label }) => !isVisible(label),
  problem: ({ label }) => (YEAR.test(label) ? null : 'Informe o ano do modelo, como 2022.'),
});
