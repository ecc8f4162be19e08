import { isRecord } from '@passo/engine';
import { defineLookedUp } from '../../parts/lookedUp.ts';
import { modelOf } from '../../parts/lookedUpParts.ts';
import { untoldCode } from '../../parts/vehicle.ts';
import { chosenCode, isModelCode, isYearCode } from '../../ports/guideCodes.ts';

/** The code is the customer's choice, its words and its price are the guide's. Words without a code are typed and have no price. */
export const anoModeloVeiculo = defineLookedUp({
  operation: 'vehicles.year',
  told: ['label', 'valor'],
  question: (entry, { definition, answer }) => {
    const held = answer(modelOf(definition));
    // A model that nobody has told has no years.
    const model = isRecord(held) ? held.value : undefined;
    const year = chosenCode(entry, isYearCode);
    return isModelCode(model) && year !== undefined ? { model, year } : null;
  },
  tell: ({ label = '', ...entry }, found) => {
    if (found === null) return { label, ...untoldCode(entry, isYearCode) };
    const value = chosenCode(entry, isYearCode) ?? '';
    return { value, label: found.anoModelo, ...(found.valor !== null && { valor: found.valor }) };
  },
});
